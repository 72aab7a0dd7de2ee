import { EmailAddress } from "../layout/EmailAddress.tsx";
import { config } from "../config.ts";
import { figures } from "../figures.ts";
import { Campus, Pennant } from "../drawings/scenes.tsx";
import { DownloadBanner } from "../layout/DownloadBanner.tsx";
import { announcement } from "../layout/announcement.ts";
import { leafletHref } from "../layout/links.ts";
import { PageHero } from "../layout/PageHero.tsx";
import { Section } from "../layout/Section.tsx";
import { PhoneMockup } from "../phone/PhoneMockup.tsx";

const mailSubject = encodeURIComponent("밥친구 홍보 제휴 문의");
const { contactEmail } = config;
const mailto = contactEmail === null ? null : `mailto:${contactEmail}?subject=${mailSubject}`;

function Universities() {
  if (config.universities.length === 0) return null;
  return (
    <Section id="universities" title="함께하는 학교">
      <ol className="universities">
        {config.universities.map((name) => (
          <li key={name}>
            <Pennant />
            {name}
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Contact() {
  if (contactEmail === null || mailto === null) return null;
  return (
    <Section id="ask" title="학교 이름과 연락처만 보내 주세요.">
      <p className="lead">보내 주신 내용을 읽고 답장드릴게요. 주소를 한 번 누르면 모두 선택되니 복사해서 써도 돼요.</p>
      <p className="copy-text big-link">
        <EmailAddress address={contactEmail} />
      </p>
      <p>
        <a className="text-link" href={mailto}>
          메일 앱으로 쓰기
        </a>
      </p>
    </Section>
  );
}

/** Universities and student councils (console §2). Their names come from configuration. */
export function PromotionPartner() {
  return (
    <>
      <PageHero
        title="혼자 먹는 학생이 없는 학교를 같이 만들어요."
        lead="밥친구는 동네 식당에서 모여 같이 먹는 앱이에요. 대학교, 총학생회, 동아리와 손잡고 학교 앞 밥상을 넓혀요."
        tone="red"
        drawing={<Campus />}
      >
        <p className="actions">
          {mailto === null ? null : (
            <a className="button" href={mailto}>
              제휴 문의하기
            </a>
          )}
          <a className={mailto === null ? "button" : "text-link"} href={leafletHref}>
            소개서 인쇄하기
          </a>
        </p>
      </PageHero>
      <Universities />
      <Section
        id="give"
        title="학우들은 혜택을 받아요."
        figure={<PhoneMockup screen="certificate" label="식당에 보여 주는 모임 인증서" />}
        tone="yellow"
        flip
      >
        <p className="lead">학교 앞 매장이 제휴 매장이 되면, 앱에서 고르고 식당 인증서만 보여 주면 돼요.</p>
        <p>학생회가 따로 쿠폰을 찍거나 명단을 모을 필요가 없어요. 혜택의 내용은 매장이 앱에 적은 그대로예요.</p>
      </Section>
      <Section id="together" title="이렇게 함께해요.">
        <dl className="concerns">
          <div>
            <dt>제휴 매장을 추천해 주세요.</dt>
            <dd>학우들이 자주 가는 매장을 알려 주시면 제휴를 제안하고 혜택을 함께 정해요.</dd>
          </div>
          <div>
            <dt>학교 소식으로 알려 주세요.</dt>
            <dd>새내기 맞이, 축제, 시험 기간에 맞춰 앱의 이벤트와 공지로 함께 알려요.</dd>
          </div>
          <div>
            <dt>돈과 명단은 필요 없어요.</dt>
            <dd>학생회가 내는 돈이 없고, 학우들의 이름이나 연락처를 받지 않아요. 가입은 각자 해요.</dd>
          </div>
          <div>
            <dt>안심하고 만나게 해요.</dt>
            <dd>{`휴대폰 번호를 확인하고, 매너 평가와 신고, 차단이 있어요. 신고에는 ${figures.reportAnswerHours}시간 안에 답해요.`}</dd>
          </div>
        </dl>
      </Section>
      <Section id="announce" title="알림 글은 써 두었어요.">
        <p className="lead">한 번 누르면 글이 모두 선택돼요. 복사해서 단체 채팅방과 게시판에 올려 주세요.</p>
        <p className="copy-text copy-box">{announcement}</p>
      </Section>
      <Contact />
      <DownloadBanner
        title="먼저 한 끼 먹어 보세요."
        text="제휴를 정하기 전에, 앱에서 모임 하나에 앉아 보는 게 가장 빨라요."
      />
    </>
  );
}
