/** All tabs share one session: work that goes on after another tab has logged another operator in must not go on as theirs. */
import { session } from "../session.ts";
import type { ConsoleDataProvider } from "./createDataProvider.ts";
import { refusal } from "./errors.ts";

/** The provider, whose calls are refused while the session is another operator's. An ended session answers by itself. */
export function forOwner(provider: ConsoleDataProvider, owner: string | null): ConsoleDataProvider {
  if (!owner) return provider;
  const isOthers = (): boolean => {
    const now = session.owner();
    return now !== null && now !== owner;
  };
  return new Proxy(provider, {
    get: (target, name) => {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== "function") return method;
      return (...parameters: unknown[]): unknown =>
        isOthers()
          ? Promise.reject(refusal("다른 탭에서 다른 운영자로 로그인해서 보내지 않았어요."))
          : Reflect.apply(method, target, parameters);
    },
  });
}
