// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { session } from "../../../api/api.ts";
import { startMemberSession } from "../../../testing/session.ts";
import { setUpDom } from "../../../testing/dom.ts";
import { DialogHost } from "../../../ui/overlays/Dialog.tsx";
import { RicePurchaseScreen } from "./RicePurchaseScreen.tsx";
import { RiceWalletScreen } from "./RiceWalletScreen.tsx";

setUpDom();

const callHandler = vi.fn(() => Promise.resolve(null));
const history = vi.fn(() => Response.json({ riceTransactionDtoList: [], nextCursor: null, hasNext: false }));
let balance: number;
let client: QueryClient;
let freshAccessToken: MockInstance<typeof session.freshAccessToken>;

beforeEach(async () => {
  vi.clearAllMocks();
  balance = 0;
  await startMemberSession(() => ({ riceBalance: balance }));
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  vi.stubGlobal("fetch", () => Promise.resolve(history()));
  freshAccessToken = vi.spyOn(session, "freshAccessToken").mockResolvedValue("token");
  Object.assign(window, { flutter_inappwebview: { callHandler } });
});

afterEach(() => {
  Reflect.deleteProperty(window, "flutter_inappwebview");
  vi.restoreAllMocks();
});

function open(element: ReactNode): void {
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>{element}</MemoryRouter>
      <DialogHost />
    </QueryClientProvider>,
  );
}

const button = (): HTMLElement => screen.getByRole("button", { name: /결제 화면 열기/ });

describe("RiceWalletScreen", () => {
  it("refetches balance and transactions when it is opened: the server may have returned rice", async () => {
    client.setQueryData(["rice", "transactions"], { pages: [], pageParams: [] });
    balance = 500;
    // The member was fetched a minute ago, so the screen fetches it again.
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 60_000);
    open(<RiceWalletScreen />);
    await waitFor(() => expect(screen.getByLabelText("가진 쌀알").textContent).toContain("500"));
    await waitFor(() => expect(history).toHaveBeenCalledTimes(1));
  });
});

describe("RicePurchaseScreen in the native shell", () => {
  it("invalidates the transactions when the member returns from the payment", async () => {
    client.setQueryData(["rice", "transactions"], { pages: [], pageParams: [] });
    open(<RicePurchaseScreen />);
    balance = 1000;
    fireEvent(document, new Event("visibilitychange"));
    expect(await screen.findByText(/1,000/, { selector: "[aria-label='가진 쌀알'] *" })).toBeDefined();
    expect(client.getQueryState(["rice", "transactions"])?.isInvalidated).toBe(true);
  });

  it("passes a new token on, which outlasts the payment", async () => {
    open(<RicePurchaseScreen />);
    fireEvent.click(button());
    await waitFor(() => expect(callHandler).toHaveBeenCalledWith("showPayment", { memberId: 7, token: "token" }));
    expect(freshAccessToken).toHaveBeenCalledWith(Infinity);
  });

  it("opens no payment with a token that couldn't be refreshed: the purchase would be refused", async () => {
    vi.spyOn(session, "tokens").mockReturnValue({ accessToken: "token", refreshToken: "refresh" });
    open(<RicePurchaseScreen />);
    fireEvent.click(button());
    expect(await screen.findByText("인터넷 연결을 확인하고 다시 시도해 주세요.")).toBeDefined();
    expect(callHandler).not.toHaveBeenCalled();
  });

  it("opens the payment once, however often the button is tapped before the payment screen covers it", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open(<RicePurchaseScreen />);
    fireEvent.click(button());
    fireEvent.click(button());
    await waitFor(() => expect(callHandler).toHaveBeenCalledTimes(1));
    await act(() => vi.advanceTimersByTimeAsync(400));
    fireEvent.click(button());
    await act(() => vi.advanceTimersByTimeAsync(400));
    expect(callHandler).toHaveBeenCalledTimes(1);
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    fireEvent.click(button());
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(callHandler).toHaveBeenCalledTimes(2);
  });
});

it("RicePurchaseScreen in a browser says where rice is sold", async () => {
  Reflect.deleteProperty(window, "flutter_inappwebview");
  open(<RicePurchaseScreen />);
  expect(await screen.findByText("쌀알은 앱에서 살 수 있어요")).toBeDefined();
  expect(screen.queryByRole("button", { name: /결제 화면 열기/ })).toBeNull();
});
