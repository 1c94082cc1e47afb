import { expect, test } from "vitest";
import { company } from "../../src/site/company";
import { titleOf } from "../../src/site/head";
import { pathTo, routes } from "../../src/site/routes";

test("a target leads to its page, and an unknown one to Home", () => {
  expect(routes.map(({ target }) => pathTo(target))).toEqual(routes.map(({ path }) => path));
  for (const unknown of ["", "nowhere", "Home", "/about", "constructor"]) {
    expect(pathTo(unknown), unknown).toBe("/");
  }
});

test("the title of 404.html is the company's name", () => {
  expect(titleOf(undefined)).toBe(company.name);
});
