import { NetworkError } from "@babchingu/openapi";
import type { AdminPartnerPlace } from "@babchingu/openapi/types";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { ConsoleDataProvider } from "../../dataProvider/createDataProvider.ts";
import { reasonOf, statusOf } from "../../dataProvider/errors.ts";
import { extend } from "./extend.ts";

const UNTIL = "2026-12-01T18:30:00";
const EXTENDED = "2027-01-01T18:30:00";

let until: string;
const callApi = vi.fn<() => Promise<unknown>>();
const getOne = vi.fn<() => Promise<unknown>>();
const provider = { getOne, callApi } as unknown as ConsoleDataProvider;
const send = (row: AdminPartnerPlace | undefined) => extend.send(provider, 3, {}, { row, withKey: vi.fn() });
/** A row as a list showed it. */
const readRow = () => ({ id: 3, until }) as AdminPartnerPlace;
const failureOf = async (row: AdminPartnerPlace): Promise<unknown> =>
  await send(row).then(
    () => null,
    (error: unknown) => error,
  );

beforeEach(() => {
  until = UNTIL;
  getOne.mockReset().mockImplementation(async () => ({ data: { id: 3, until } }));
  callApi.mockReset();
  callApi.mockImplementation(async () => {
    until = EXTENDED;
    return { data: null };
  });
});

test("a contract is extended by one month", async () => {
  expect(await send(readRow())).toBeNull();
  expect(callApi).toHaveBeenCalledTimes(1);
});

test("a contract whose response was lost isn't extended a second time", async () => {
  const row = readRow();
  callApi.mockImplementationOnce(async () => {
    until = EXTENDED;
    throw new NetworkError("off");
  });
  expect(await failureOf(row)).toBeInstanceOf(NetworkError);
  await send(row);
  expect(callApi).toHaveBeenCalledTimes(1);
});

test("a request that didn't arrive is sent again", async () => {
  const row = readRow();
  callApi.mockRejectedValueOnce(new NetworkError("off"));
  expect(await failureOf(row)).toBeInstanceOf(NetworkError);
  await send(row);
  expect(callApi).toHaveBeenCalledTimes(2);
});

test("a contract whose end has changed since the list was read isn't extended", async () => {
  const row = readRow();
  until = EXTENDED;
  const failure = await failureOf(row);
  expect([statusOf(failure), reasonOf(failure)]).toEqual([
    409,
    "그사이 계약 만료가 바뀌었어요. 새 만료를 확인하고 다시 골라 주세요.",
  ]);
  expect(callApi).not.toHaveBeenCalled();
});

describe("a contract that is still over after the month", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${EXTENDED}+09:00`) }));

  test("is done, with what else to do", async () => {
    expect(await send(readRow())).toBe("한 달 늘렸지만 아직 지난 날짜예요. 만료일을 직접 정해 주세요.");
    expect(callApi).toHaveBeenCalledTimes(1);
  });

  test("is done although it can't be read again", async () => {
    const row = readRow();
    getOne.mockResolvedValueOnce({ data: row }).mockRejectedValue(new NetworkError("off"));
    expect(await send(row)).toBeNull();
  });
});
