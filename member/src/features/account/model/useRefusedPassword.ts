import { ApiError } from "@babchingu/openapi";
import { useState } from "react";

export interface RefusedPassword {
  /** Why the server refused this password; null for any other password. */
  problemOf: (password: string) => string | null;
  /** Keeps the server's message for the password field; null when the error is about something else. */
  catchError: (error: unknown, field: "password" | "newPassword", password: string) => string | null;
}

/** A new password that the server refused, such as one of the most common ones, which only the server knows (D65). */
export function useRefusedPassword(): RefusedPassword {
  const [refused, setRefused] = useState<{ password: string; text: string } | null>(null);
  return {
    problemOf: (password) => (refused?.password === password ? refused.text : null),
    catchError: (error, field, password) => {
      const text = error instanceof ApiError ? error.field(field) : undefined;
      if (text === undefined) return null;
      setRefused({ password, text });
      return text;
    },
  };
}
