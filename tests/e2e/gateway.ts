import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PYTHON = process.env.PYTHON_PATH ?? ".venv/bin/python";

/** The built site: text cards only. */
export const SITE = resolve(ROOT, process.env.E2E_SITE ?? ".artifacts/test-dist");

/** Where the shared server of a test run listens. */
export const PORT = Number(process.env.E2E_PORT ?? 4180);

/** Without a folder for its data a server begins empty and keeps nothing. It starts what a journey asks for. */
function serveArguments(port: number, dist: string, data?: string): string[] {
  const kept = data === undefined ? ["--memory"] : ["--data", data];
  return ["-m", "infra.local.serve", "--cold", ...kept, "--dist", dist, "--port", String(port)];
}

/** The same for a shell. */
export function serveCommand(port: number, dist = SITE): string {
  return [PYTHON, ...serveArguments(port, dist)].map((part) => JSON.stringify(part)).join(" ");
}

/** How a server of a test's own differs from the shared one. */
interface GatewaySettings {
  readonly dist?: string;
  /** Keeps what people enter in this folder, also while it is stopped. */
  readonly data?: string;
  /** What its functions are told besides. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** A server of a test's own, which it may stop: the network fails in no other way as truly. */
export class Gateway {
  private process: ChildProcess | undefined;

  private constructor(
    readonly port: number,
    private readonly settings: GatewaySettings,
  ) {}

  static async start(settings: GatewaySettings = {}): Promise<Gateway> {
    const gateway = new Gateway(await freePort(), settings);
    await gateway.start();
    return gateway;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const { dist = SITE, data, environment } = this.settings;
    const server = spawn(PYTHON, serveArguments(this.port, dist, data), {
      cwd: ROOT,
      env: { ...process.env, ...environment },
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.process = server;
    for await (const text of server.stdout) {
      if (String(text).includes("is ready")) return;
    }
    throw new Error("The gateway did not start");
  }

  async stop(): Promise<void> {
    const server = this.process;
    this.process = undefined;
    if (!server || server.exitCode !== null) return;
    server.kill("SIGKILL");
    await once(server, "exit");
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === "string") throw new Error("No port is free");
  return address.port;
}
