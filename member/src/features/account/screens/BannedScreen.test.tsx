// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { company } from "../../../lib/company.ts";
import { setUpDom } from "../../../testing/dom.ts";
import { BannedScreen } from "./BannedScreen.tsx";

setUpDom();

it("names an address for an objection", () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <BannedScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const link = screen.getByRole("link", { name: company.contactEmail });
  expect(link.getAttribute("href")).toBe(`mailto:${company.contactEmail}`);
});
