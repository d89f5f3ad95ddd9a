// The first script of a page: lets the browser paint what the page holds, then starts the application, whose files
// the page has asked for already. A page that nobody sees yet paints nothing and need not wait.
function start(): void {
  const program = document.querySelector<HTMLLinkElement>("#program");
  if (program) void import(/* @vite-ignore */ program.href);
}

if (document.visibilityState === "hidden") start();
else requestAnimationFrame(() => setTimeout(start));
