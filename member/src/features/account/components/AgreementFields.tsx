import { CONSENT_AGE_YEARS } from "@babchingu/openapi";
import type { ReactNode } from "react";
import { company } from "../../../lib/company.ts";
import type { LegalKind } from "../../legal/index.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { Checkbox } from "../../../ui/controls/Checkbox.tsx";
import type { Consents } from "../model/agreements.ts";
import styles from "./forms.module.css";

interface AgreementFieldsProps {
  consents: Consents;
  onChange: (consents: Consents) => void;
  onShowText: (kind: LegalKind) => void;
}

/** The consents of a sign-up, with one checkbox for all. The text says what a person below the age of consent can do (D41). */
export function AgreementFields({ consents, onChange, onShowText }: AgreementFieldsProps): ReactNode {
  const all = consents.terms && consents.privacy && consents.location;
  return (
    <fieldset className={styles.agreements}>
      <legend className="visually-hidden">약관 동의</legend>
      <Checkbox
        emphasized
        label="모두 동의해요"
        checked={all}
        onChange={(on) => onChange({ terms: on, privacy: on, location: on })}
      />
      <Agreement kind="terms" onShowText={onShowText}>
        <Checkbox
          required
          label={`(필수) 만 ${CONSENT_AGE_YEARS}세 이상이고 이용약관에 동의해요`}
          checked={consents.terms}
          onChange={(terms) => onChange({ ...consents, terms })}
        />
      </Agreement>
      <Agreement kind="privacy" onShowText={onShowText}>
        <Checkbox
          required
          label="(필수) 개인정보처리방침에 동의해요"
          checked={consents.privacy}
          onChange={(privacy) => onChange({ ...consents, privacy })}
        />
      </Agreement>
      <Checkbox
        label="(선택) 가까운 모임과 매장을 찾고 출석을 확인하기 위한 위치 이용에 동의해요"
        checked={consents.location}
        onChange={(location) => onChange({ ...consents, location })}
      />
      <p className={styles.note}>
        {`만 ${CONSENT_AGE_YEARS}세가 안 됐다면`} 보호자의 동의가 필요해요. 보호자가{" "}
        <a href={`mailto:${company.contactEmail}`}>{company.contactEmail}</a>로 메일을 보내 동의해 주시면 가입을
        도와드려요.
      </p>
    </fieldset>
  );
}

interface AgreementProps {
  kind: LegalKind;
  onShowText: (kind: LegalKind) => void;
  children: ReactNode;
}

function Agreement({ kind, onShowText, children }: AgreementProps): ReactNode {
  return (
    <div className={styles.agreement}>
      {children}
      <Button
        variant="text"
        size="small"
        aria-label={kind === "terms" ? "이용약관 보기" : "개인정보처리방침 보기"}
        onClick={() => onShowText(kind)}
      >
        보기
      </Button>
    </div>
  );
}
