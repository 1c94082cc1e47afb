import { execFileSync } from "node:child_process";
import { hash, X509Certificate } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { handleRequest } from "../serve/handle-request";
import type { Site } from "../serve/site-files";

// Not localhost, because Strict-Transport-Security would apply to other servers on this machine.
const host = "site.localhost";

/**
 * Serves a site over HTTPS and HTTP/2 on a free port with a self-signed certificate. `browserFlag`
 * makes Chromium trust it. Needs openssl.
 */
export function serveOverHttps(site: Site) {
  const { key, cert } = selfSigned();
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    const { status, headers, body } = handleRequest(site, request);
    response.writeHead(status, headers);
    response.end(body ?? "");
  }).listen(0);
  const publicKey = new X509Certificate(cert).publicKey.export({ type: "spki", format: "der" });
  const trusted = hash("sha256", publicKey, "base64");
  return {
    address: `https://${host}:${(server.address() as AddressInfo).port}`,
    browserFlag: `--ignore-certificate-errors-spki-list=${trusted}`,
    close: () => server.close(),
  };
}

/** Private key and certificate of a host that no one vouches for, in PEM. Needs openssl. */
export function selfSigned() {
  const folder = mkdtempSync(join(tmpdir(), "certificate-"));
  try {
    const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
    const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
    const names = ["-subj", `/CN=${host}`, "-addext", `subjectAltName=DNS:${host}`];
    const files = ["-keyout", key, "-out", cert];
    execFileSync("openssl", ["req", "-x509", ...curve, ...names, ...files], { stdio: "pipe" });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
