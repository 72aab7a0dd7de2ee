import type { ReactNode } from "react";

/** An e-mail address that breaks behind its @ where the line is too short. */
export function EmailAddress({ address }: { address: string }): ReactNode {
  const [person, domain] = address.split("@");
  return (
    <>
      {person}@<wbr />
      {domain}
    </>
  );
}
