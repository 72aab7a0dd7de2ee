import { EmailAddress } from "../layout/EmailAddress.tsx";
import { config } from "../config.ts";
import { formatNumber } from "@babchingu/web/format.ts";
import { figures } from "../figures.ts";
import { DownloadQrCode } from "../layout/DownloadQrCode.tsx";
import { Section } from "../layout/Section.tsx";
import { StoreButtons } from "../layout/StoreButtons.tsx";
import { PhoneMockup } from "../phone/PhoneMockup.tsx";

const firstSteps = [
  { title: "가입해요", text: "휴대폰 번호를 확인하고 닉네임을 정해요." },
  {
    title: "쌀알을 받아요",
    text: `가입 선물로 ${formatNumber(figures.riceGrant)}알. 모임 ${figures.signupRiceMeetings}번에 앉을 수 있어요.`,
  },
  { title: "앉아요", text: `둘레 ${figures.nearbyKm}km에 열린 모임을 골라요. 없으면 먼저 열어도 좋아요.` },
] as const;

/** Both store links, and the developer information that the footer links to. */
export function Download() {
  return (
    <>
      <div className="page-hero tone-neutral">
        <div className="wrap split">
          <div className="split-text">
            <h1>내려받고, 앉고, 먹어요.</h1>
            <p className="lead">휴대폰 번호로 가입하고, 쌀알을 받아 바로 모임에 앉아요.</p>
            <StoreButtons />
            <DownloadQrCode />
          </div>
          <div className="pair">
            <PhoneMockup screen="list" label="가까운 모임 목록" isFirstView />
            <PhoneMockup screen="check-in" label="모임 채팅방과 출석 체크" />
          </div>
        </div>
      </div>
      <Section id="begin" title="시작은 이래요.">
        <ol className="steps steps-wide">
          {firstSteps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <section className="section" aria-labelledby="developer">
        <div className="wrap">
          <h2 id="developer" className="h2-small">
            개발자 정보
          </h2>
          <dl className="facts">
            <dt>개발자</dt>
            <dd>{config.developerName}</dd>
            <dt>이메일</dt>
            <dd>
              <a href={`mailto:${config.developerEmail}`}>
                <EmailAddress address={config.developerEmail} />
              </a>
            </dd>
            <dt>사업자등록번호</dt>
            <dd>{config.businessNumber}</dd>
          </dl>
        </div>
      </section>
    </>
  );
}
