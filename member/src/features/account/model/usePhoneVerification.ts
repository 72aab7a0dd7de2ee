import { ApiError, call, CODE_LIFE_SECONDS, CODE_RESEND_SECONDS, describeFailure } from "@babchingu/openapi";
import * as errorCodes from "@babchingu/openapi/error-codes";
import type { VerificationPurposeValue } from "@babchingu/openapi/enums";
import { useMutation } from "@tanstack/react-query";
import { useReducer } from "react";
import { api } from "../../../api/api.ts";
import { CODE_LENGTH, codeProblem, phoneProblem } from "./accountRules.ts";
import { showAlert } from "../../../ui/overlays/Dialog.tsx";
import { toast } from "../../../ui/overlays/Toast.tsx";
import { useNow } from "../../../ui/useNow.ts";

/** The purpose of the code and how it is verified. Resolves to the verification token, if there is one (D12). */
export interface VerificationTask {
  purpose: VerificationPurposeValue;
  verify: (phone: string, code: string) => Promise<string | null>;
}

interface State {
  phone: string;
  code: string;
  /** When the last code was sent, ms since the epoch. */
  sentAt: number | null;
  /** The request got no answer: another may be sent at once, and a code that comes can be typed in (D12). */
  isUnanswered: boolean;
  verified: boolean;
  verificationToken: string | null;
  problem: { field: "phone" | "code"; text: string } | null;
}

const EMPTY: State = {
  phone: "",
  code: "",
  sentAt: null,
  isUnanswered: false,
  verified: false,
  verificationToken: null,
  problem: null,
};

type CodeCheck = Pick<State, "phone" | "code">;
const merge = (state: State, fields: Partial<State>): State => ({ ...state, ...fields });

export interface PhoneVerification extends State {
  sending: boolean;
  verifying: boolean;
  /** Ms until another code may be sent; 0 when it may. */
  resendLeftMs: number;
  /** Ms until the code expires. */
  codeLeftMs: number;
  setPhone: (phone: string) => void;
  setCode: (code: string) => void;
  send: () => void;
  check: () => void;
  /** Starts again with the same phone, when the verification token is no longer valid. */
  startOver: () => void;
}

/** Verifies a code by the public operation, for sign-up and password reset; resolves to the verification token. */
export async function verifyCode(
  phone: string,
  verificationCode: string,
  purpose: VerificationPurposeValue,
): Promise<string | null> {
  const body = { phone, verificationCode, purpose };
  // Another backend may send no body here; then there is no token.
  const result = await call<{ verificationToken?: string } | undefined>(
    api.POST("/auth/phone/verify-verification-code", { body }),
  );
  return result?.verificationToken ?? null;
}

const PHONE_ERRORS = new Set<string | null>([errorCodes.PHONE_TAKEN, errorCodes.REJOIN_LOCKED]);

/** The code is right, but the phone can't be used: it has an account or is locked (D64). */
function isPhoneError(error: unknown): boolean {
  return error instanceof ApiError && PHONE_ERRORS.has(error.code);
}

/** The remaining time of a span that began at `since`; never more than the span, although `now` is up to a second old. */
function remainingMs(since: number | null, spanSeconds: number, now: number): number {
  if (since === null) return 0;
  const span = spanSeconds * 1000;
  return Math.min(span, Math.max(0, since + span - now));
}

/** The steps of a phone verification: phone, code, verified; then both fields are locked (member §4, D12). */
export function usePhoneVerification(task: VerificationTask): PhoneVerification {
  const [state, set] = useReducer(merge, EMPTY);
  const isTimerRunning = state.sentAt !== null && !state.verified;
  const now = useNow(isTimerRunning);

  const sending = useMutation({
    mutationFn: (phone: string) =>
      call(api.POST("/auth/phone/send-verification-code", { body: { phone, purpose: task.purpose } })),
    // A response about another number than the current one is ignored.
    onSuccess: (_, phone) => {
      if (phone !== state.phone) return;
      set({ code: "", sentAt: Date.now(), isUnanswered: false, problem: null });
      toast("인증번호를 보냈어요.");
    },
    onError: (error, phone) => {
      if (phone !== state.phone) return;
      const isUnanswered = !(error instanceof ApiError) && navigator.onLine;
      // A code was sent a moment ago: before a reload, or its answer was lost.
      const isTooSoon = error instanceof ApiError && error.code === errorCodes.CODE_RESEND_TOO_SOON;
      if (state.sentAt === null && (isUnanswered || isTooSoon)) set({ sentAt: Date.now(), isUnanswered });
      else if (isTooSoon) set({ isUnanswered: false });
      void showAlert({ text: describeFailure(error) });
    },
  });

  const verifying = useMutation({
    mutationFn: ({ phone, code }: CodeCheck) => task.verify(phone, code),
    onSuccess: (verificationToken, { phone }) => {
      if (phone === state.phone) set({ verified: true, verificationToken, problem: null });
    },
    onError: (error, { phone, code }) => {
      if (phone !== state.phone || code !== state.code) return;
      const text = describeFailure(error);
      // An error of the code or the phone is shown at its field, any other in an alert.
      if (isPhoneError(error)) set({ problem: { field: "phone", text } });
      else if (error instanceof ApiError && error.status === 400) set({ problem: { field: "code", text } });
      else void showAlert({ text });
    },
  });

  return {
    ...state,
    sending: sending.isPending,
    verifying: verifying.isPending,
    resendLeftMs: isTimerRunning && !state.isUnanswered ? remainingMs(state.sentAt, CODE_RESEND_SECONDS, now) : 0,
    codeLeftMs: remainingMs(state.sentAt, CODE_LIFE_SECONDS, now),
    // A code belongs to the number it was sent to.
    setPhone: (phone) => set({ phone, code: "", sentAt: null, isUnanswered: false, problem: null }),
    // The last digit sends the code; whoever corrects one that was refused types it whole again.
    setCode: (code) => {
      set({ code, problem: null });
      if (code.length === CODE_LENGTH && code !== state.code && !verifying.isPending) {
        verifying.mutate({ phone: state.phone, code });
      }
    },
    send: () => {
      const text = phoneProblem(state.phone);
      if (text === null) sending.mutate(state.phone);
      else set({ problem: { field: "phone", text } });
    },
    check: () => {
      const text = codeProblem(state.code);
      if (text === null) verifying.mutate(state);
      else set({ problem: { field: "code", text } });
    },
    startOver: () => set({ ...EMPTY, phone: state.phone }),
  };
}
