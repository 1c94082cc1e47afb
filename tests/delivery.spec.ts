/* What only a browser decides of a message to another site. tests/unit/delivery.test.ts has the services' answers. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { transformWithOxc } from "vite";
import type { Delivery } from "../site/delivery";
import { served } from "./served";

test("a browser asks the service before JSON and not before a form, sends long messages too, and follows no redirect", async ({
  page,
}) => {
  /** A site of one page, with the scripts of src/contact. */
  const site = createServer(async ({ url = "" }, response) => {
    if (url === "/") return response.end("<title>A site</title>");
    const file = `src/contact${url}.ts`;
    const { code } = await transformWithOxc(readFileSync(file, "utf8"), file);
    response.writeHead(200, { "Content-Type": "text/javascript" }).end(code);
  });
  let requests: object[] = [];
  const service = createServer(async (request, response) => {
    const { method, url = "", headers } = request;
    const asks = headers["access-control-request-headers"];
    requests.push({ method, url, body: await text(request), ...(asks && { asks }) });
    response.setHeader("Access-Control-Allow-Origin", "*");
    if (url === "/moved") return response.writeHead(303, { Location: "/thanks" }).end();
    if (url !== "/form") response.setHeader("Access-Control-Allow-Headers", "Content-Type");
    response.writeHead(200).end();
  });
  const [here, there] = [await served(site), await served(service)];
  await page.goto(here.address);

  /** Posts a message, and returns what the form would be told and what the service got. */
  const post = async (url: string, record: Omit<Delivery, "address">, message = "Hello") => {
    requests = [];
    const arrived = await page.evaluate(
      async ([script, ...given]) =>
        (await import(script)).post(...given, { honeypot: "", secondsToSubmit: 30 }),
      [`${here.address}/post`, { ...record, address: there.address + url }, { message }] as const,
    );
    return { arrived, requests };
  };
  // Longer than what browsers send after the visitor has left.
  for (const message of ["Hello", "long ".repeat(20_000)]) {
    const url = `/json?${message.length}`;
    const body = JSON.stringify({ message, topic: "" });
    expect(await post(url, { encoding: "json" }, message)).toEqual({
      arrived: true,
      requests: [
        { method: "OPTIONS", url, body: "", asks: "content-type" },
        { method: "POST", url, body },
      ],
    });
  }
  const body = "message=Hello&topic=";
  expect(await post("/form", { encoding: "form" })).toEqual({
    arrived: true,
    requests: [{ method: "POST", url: "/form", body }],
  });
  for (const arrived of ["redirect", undefined] as const) {
    expect(await post("/moved", { encoding: "form", ...(arrived && { arrived }) })).toEqual({
      arrived: arrived === "redirect",
      requests: [{ method: "POST", url: "/moved", body }],
    });
  }
  here.stop();
  there.stop();
});
