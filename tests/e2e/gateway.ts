import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PYTHON = process.env.PYTHON_PATH ?? ".venv/bin/python";

/** The built site without an image host. */
export const SITE = resolve(ROOT, process.env.E2E_SITE ?? ".artifacts/test-dist");

/** The sample round of the playtest, which every server has; only its testers can read it. */
process.env.PLAYTEST_FILES ??= resolve(ROOT, ".artifacts/sample-round");
export const SAMPLE_ROUND = process.env.PLAYTEST_FILES;

/** One more than processors: journeys wait for pages. Each has a browser and a server, so many would fill the memory. */
export const WORKERS = Math.min(availableParallelism(), 8) + 1;
const FIRST_PORT = Number(process.env.E2E_PORT ?? 4180);

/** Port of the server of a worker: a server limits how many accounts an address may make in an hour. */
export function workerPort(worker: number): number {
  return FIRST_PORT + worker;
}

export const workerUrl = (worker: number) => `http://127.0.0.1:${workerPort(worker)}`;

/** Without a data folder the server starts empty and stores nothing. Functions start on demand. */
function serveArguments(port: number, dist: string, data?: string): string[] {
  const storage = data === undefined ? ["--memory"] : ["--data", data];
  return ["-m", "infra.local.serve", "--cold", ...storage, "--dist", dist, "--port", String(port)];
}

/** The same as a shell command. */
export function serveCommand(port: number, dist = SITE): string {
  return [PYTHON, ...serveArguments(port, dist)].map((part) => JSON.stringify(part)).join(" ");
}

/** Settings of a separate server that differ from the shared one. */
interface GatewaySettings {
  readonly dist?: string;
  /** Stores data in this folder, also across restarts. */
  readonly data?: string;
  /** Additional environment of the functions. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** A separate server that a test can stop, which is the most realistic network failure. */
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
