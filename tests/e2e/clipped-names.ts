/**
 * Runs in the page: card names that are clipped or covered, and rows that overflow. Compares the boxes of the text
 * itself with all clipping ancestors and with elements on top.
 */
export function clippedNames(links: readonly Element[]): readonly string[] {
  /** Line boxes are taller than their letters by this much. */
  const AIR = 3;
  const bar = document.querySelector("nav:not(header nav)");

  const isInside = (box: DOMRect, edge: DOMRect, air: number) =>
    box.left >= edge.left - 0.5 &&
    box.right <= edge.right + 0.5 &&
    box.top + air >= edge.top &&
    box.bottom - air <= edge.bottom;
  const clippers = (link: Element, row: Element) => {
    const found = [row];
    for (let around = link.parentElement; around && around !== row; around = around.parentElement) {
      if (getComputedStyle(around).overflow !== "visible") found.push(around);
    }
    return found;
  };
  const isCovered = (link: Element, box: DOMRect) =>
    [box.left + 2, box.right - 2].some((x) =>
      [box.top + AIR + 1, box.bottom - AIR - 1].some((y) => {
        const top = document.elementFromPoint(x, y);
        return top !== null && !link.contains(top) && !bar?.contains(top);
      }),
    );
  const leaves = (row: Element) =>
    [...row.querySelectorAll("a, button, img, [role='img']")].some(
      (part) => !isInside(part.getBoundingClientRect(), row.getBoundingClientRect(), AIR),
    );

  return links.flatMap((link) => {
    const row = link.closest("li");
    if (!row) return [`in no row: ${link.textContent}`];
    const letters = document.createRange();
    letters.selectNodeContents(link);
    const boxes = [...letters.getClientRects()];
    const cut = boxes.some((box) =>
      clippers(link, row).some((edge) => !isInside(box, edge.getBoundingClientRect(), AIR)),
    );
    const covered = boxes.some((box) => isCovered(link, box));
    return [
      ...(cut ? [`cut: ${link.textContent}`] : []),
      ...(covered ? [`covered: ${link.textContent}`] : []),
      ...(leaves(row) ? [`row too low: ${link.textContent}`] : []),
    ];
  });
}
