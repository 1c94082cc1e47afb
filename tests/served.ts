import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Starts a server on a free port. Returns its address under a name of this machine, and a function that ends it with all its connections. */
export async function served(server: Server, host = "localhost") {
  await new Promise<void>((listening) => server.listen(0, listening));
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://${host}:${(server.address() as AddressInfo).port}`, stop };
}
