import * as errorCodes from "@babchingu/openapi/error-codes";
import { ApiError, call } from "@babchingu/openapi";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../api/api.ts";

export const meetingQuery = (meetingId: number) =>
  queryOptions({
    queryKey: ["meeting", meetingId],
    queryFn: ({ signal }) => call(api.GET("/meetings/{id}", { params: { path: { id: meetingId } }, signal })),
  });

async function fetchPolicy(id: number, signal: AbortSignal): Promise<string> {
  try {
    return (await call(api.GET("/partner-places/{id}/policy", { params: { path: { id } }, signal }))).policy.trim();
  } catch (error) {
    if (error instanceof ApiError && error.code === errorCodes.PARTNER_PLACE_NOT_FOUND) return "";
    throw error;
  }
}

/** The store's benefit; an empty text without one, as after the end of its contract. */
export const policyQuery = (partnerPlaceId: number) =>
  queryOptions({
    queryKey: ["partner-policy", partnerPlaceId],
    queryFn: ({ signal }) => fetchPolicy(partnerPlaceId, signal),
    // Every read counts as a view of the store.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
