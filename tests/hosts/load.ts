import { connect, type Socket } from "node:net";

/** Requests a path many times over keep-alive connections. */
export async function load(
  address: string,
  path: string,
  { requests = 10_000, connections = 50 } = {},
): Promise<{ perSecond: number; failures: readonly string[] }> {
  const { hostname, port, host } = new URL(address);
  const request = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`;
  const failures: string[] = [];
  let left = requests;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(Number(port), hostname);
      try {
        while (left-- > 0) {
          const status = await statusOf(socket, request);
          if (status !== 200) failures.push(`status ${status}`);
        }
      } catch (error) {
        failures.push(String(error));
      }
      socket.destroy();
    }),
  );
  return { perSecond: Math.round((requests / (performance.now() - start)) * 1_000), failures };
}

/** Sends a request and waits for the end of its response. Returns the status. */
const statusOf = (socket: Socket, request: string): Promise<number> =>
  new Promise((resolve, reject) => {
    let received = Buffer.alloc(0);
    const done = (settle: () => void) => {
      socket.removeAllListeners();
      settle();
    };
    socket.on("data", (part) => {
      received = received.length ? Buffer.concat([received, part]) : part;
      if (isWhole(received)) {
        done(() => resolve(Number(received.subarray(9, 12).toString())));
      }
    });
    socket.on("error", (error) => done(() => reject(error)));
    socket.on("close", () => done(() => reject(new Error("the connection was closed"))));
    socket.write(request);
  });

function isWhole(received: Buffer): boolean {
  const end = received.indexOf("\r\n\r\n");
  if (end < 0) return false;
  const head = received.subarray(0, end).toString("latin1");
  const length = /^content-length: *(\d+)/im.exec(head)?.[1];
  if (length !== undefined) return received.length >= end + 4 + Number(length);
  return received.subarray(-5).toString("latin1") === "0\r\n\r\n";
}
