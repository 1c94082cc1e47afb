import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installFromDebian } from "../hosts/install";
import type { Start, Tab } from "./browser";

const programs = {
  driver: "/usr/bin/WebKitWebDriver",
  screen: "/usr/bin/Xvfb",
  browser: "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
};
/** Key codes in WebDriver. */
const keys = { Tab: "\uE004", Enter: "\uE007", Escape: "\uE00C", Shift: "\uE008" } as const;
/** Timeout in ms: a screenshot sometimes never arrives, the next one does. */
const screenshotLimit = 5_000;

/** Starts WebKitGTK on a virtual screen, over WebDriver. */
export const startWebKit: Start = async ({ reducedMotion = false } = {}) => {
  if (!Object.values(programs).every(existsSync)) installFromDebian("webkit2gtk-driver", "xvfb");
  const settings = mkdtempSync(join(tmpdir(), "site-webkit-"));
  mkdirSync(join(settings, "gtk-3.0"));
  // Allows a window as narrow as a phone.
  const style = "* { border-width: 0; margin: 0; min-width: 0; padding: 0; }";
  writeFileSync(join(settings, "gtk-3.0/gtk.css"), style);
  writeFileSync(
    join(settings, "gtk-3.0/settings.ini"),
    `[Settings]\ngtk-enable-animations=${Number(!reducedMotion)}\n`,
  );

  const screen = spawn(programs.screen, ["-displayfd", "3", "-screen", "0", "1400x1400x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const display = await new Promise<string>((found) =>
    screen.stdio[3]?.once("data", (number) => found(`:${String(number).trim()}`)),
  );
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: "x11", XDG_CONFIG_HOME: settings },
    stdio: "ignore",
  });
  const stop = async () => {
    await Promise.all([driver, screen].map(ended));
    rmSync(settings, { recursive: true });
  };

  try {
    const ask = asker(`http://127.0.0.1:${port}`);
    const options = { binary: programs.browser, args: ["--automation"] };
    const { sessionId } = (await ask("POST", "/session", {
      capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
    })) as { sessionId: string };
    const session = asker(`http://127.0.0.1:${port}/session/${sessionId}`);
    return {
      tab: tabOf(session),
      stop: async () => {
        await session("DELETE", "");
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
};

type Ask = (method: string, path: string, body?: object, limit?: number) => Promise<unknown>;

/** A WebDriver client for an address. Waits for a driver that does not listen yet. */
const asker =
  (address: string): Ask =>
  async (method, path, body, limit = 30_000) => {
    const signal = AbortSignal.timeout(limit);
    for (;;) {
      const asked = { method, signal, ...(body && { body: JSON.stringify(body) }) };
      const answer = await fetch(address + path, asked).catch((error: Error) => {
        if (signal.aborted || !String(error.cause).includes("ECONNREFUSED")) throw error;
      });
      if (!answer) {
        await new Promise((passed) => setTimeout(passed, 50));
        continue;
      }
      const { value } = (await answer.json()) as { value: { error?: string } };
      if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
      return value;
    }
  };

function tabOf(ask: Ask): Tab {
  const run: Tab["run"] = (work, ...given) => {
    const script = `return (${work})(...arguments)`;
    return ask("POST", "/execute/sync", { script, args: given }) as Promise<
      Awaited<ReturnType<typeof work>>
    >;
  };
  const act = (type: "pointer" | "key", actions: readonly object[]) =>
    ask("POST", "/actions", { actions: [{ type, id: type, actions }] });
  const typed = (key: string) => [
    { type: "keyDown", value: key },
    { type: "keyUp", value: key },
  ];
  return {
    run,
    open: async (url) => void (await ask("POST", "/url", { url })),
    resize: async (width, height) => {
      // The window has a frame, and its size changes after the response.
      for (let tries = 0; tries < 50; tries++) {
        const [inner, frame] = await run(
          () =>
            [
              [innerWidth, innerHeight] as const,
              [outerWidth - innerWidth, outerHeight - innerHeight] as const,
            ] as const,
        );
        if (inner[0] === width && inner[1] === height) return;
        const rect = { x: 0, y: 0, width: width + frame[0], height: height + frame[1] };
        await ask("POST", "/window/rect", rect);
        await new Promise((passed) => setTimeout(passed, 50));
      }
      throw new Error(`The window does not become ${width} × ${height} px large.`);
    },
    pressAt: async (x, y) => {
      const there = { type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) };
      const press = ["pointerDown", "pointerUp"].map((type) => ({ type, button: 0 }));
      await act("pointer", [there, ...press]);
    },
    pressKey: async (key, held) => {
      const press = typed(keys[key]);
      const [down, up] = held ? typed(keys[held]) : [];
      await act("key", down && up ? [down, ...press, up] : press);
    },
    type: async (text) => void (await act("key", [...text].flatMap(typed))),
    screenshot: async () => {
      const shoot = () => ask("GET", "/screenshot", undefined, screenshotLimit);
      return Buffer.from(String(await shoot().catch(shoot)), "base64");
    },
  };
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((done) => {
    child.once("exit", () => done());
    child.kill("SIGTERM");
  });

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => found(typeof address === "object" && address ? address.port : 0));
    });
  });
