import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Starts a server, on a free port unless one is named. Returns its address, and a function that ends it with all its connections. */
export async function served(server: Server, host = "localhost", port = 0) {
  await new Promise<void>((listening) => server.listen(port, listening));
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://${host}:${(server.address() as AddressInfo).port}`, stop };
}
