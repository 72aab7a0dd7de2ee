import { EmailAddress } from "./EmailAddress.tsx";

interface BusinessFactsProps {
  readonly className: string;
  /** What the name is called here: of the company, or of the developer. */
  readonly nameLabel: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly businessNumber: string | null;
}

/** Name, registration number and e-mail address of the business; a line that isn't configured is left out. */
export function BusinessFacts({ className, nameLabel, name, email, businessNumber }: BusinessFactsProps) {
  return (
    <dl className={className}>
      {name === null ? null : (
        <>
          <dt>{nameLabel}</dt>
          <dd>{name}</dd>
        </>
      )}
      {businessNumber === null ? null : (
        <>
          <dt>사업자등록번호</dt>
          <dd>{businessNumber}</dd>
        </>
      )}
      {email === null ? null : (
        <>
          <dt>이메일</dt>
          <dd>
            <a href={`mailto:${email}`}>
              <EmailAddress address={email} />
            </a>
          </dd>
        </>
      )}
    </dl>
  );
}
