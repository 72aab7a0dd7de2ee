import { config } from "../config.ts";
import { formatNumber } from "@babchingu/web/format.ts";
import { figures } from "../figures.ts";
import { BusinessFacts } from "../layout/BusinessFacts.tsx";
import { appHref } from "../layout/links.ts";
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
  { title: "앉아요", text: `내 위치에서 ${figures.nearbyKm}km 안에 열린 모임을 골라요. 없으면 먼저 열어도 좋아요.` },
] as const;

const isInStores = config.stores.length > 0;
const isInBothStores = config.stores.length === 2;
const hero = isInStores
  ? { title: "내려받고, 앉고, 먹어요.", lead: "휴대폰 번호로 가입하고, 쌀알을 받아 바로 모임에 앉아요." }
  : {
      title: "설치 없이 바로 앉아요.",
      lead: "앱 스토어에는 아직 없어요. 휴대폰 브라우저에서 그대로 쓰고, 홈 화면에 두면 앱처럼 열려요.",
    };

const appLink = <a href={appHref}>밥친구 앱</a>;

/** How the web app gets an icon of its own, from a page of the app; the words are the browsers'. */
function HomeScreen() {
  return (
    <Section id="home-screen" title="홈 화면에 두는 법.">
      <dl className="concerns">
        <div>
          <dt>아이폰</dt>
          <dd>Safari에서 {appLink}을 열고, 공유 버튼을 누른 다음 ‘홈 화면에 추가’를 골라요.</dd>
        </div>
        <div>
          <dt>안드로이드</dt>
          <dd>Chrome에서 {appLink}을 열고, 오른쪽 위 메뉴에서 ‘홈 화면에 추가’나 ‘앱 설치’를 골라요.</dd>
        </div>
      </dl>
    </Section>
  );
}

/** The store links or, for phones whose store hasn't the app, how to use it without; the developer information. */
export function Download() {
  return (
    <>
      <div className="page-hero tone-neutral">
        <div className="wrap split">
          <div className="split-text">
            <h1>{hero.title}</h1>
            <p className="lead">{hero.lead}</p>
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
      {isInBothStores ? null : <HomeScreen />}
      {config.hasDeveloper ? (
        <section className="section" aria-labelledby="developer">
          <div className="wrap">
            <h2 id="developer" className="h2-small">
              개발자 정보
            </h2>
            <BusinessFacts
              className="facts"
              nameLabel="개발자"
              name={config.developerName}
              businessNumber={config.businessNumber}
              email={config.developerEmail}
            />
          </div>
        </section>
      ) : null}
    </>
  );
}
