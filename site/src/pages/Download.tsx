import { config } from "../config.ts";
import { StoreButtons } from "../layout/StoreButtons.tsx";
import { ListScreen } from "../phone/ListScreen.tsx";
import { CheckScreen } from "../phone/CheckScreen.tsx";

/** Both store links, and the developer information that the footer leads to. */
export function Download() {
  return (
    <>
      <div className="page-hero">
        <div className="wrap split">
          <div className="words">
            <h1>내려받고, 앉고, 먹어요.</h1>
            <p className="lead">휴대폰 번호로 가입하고, 쌀알을 받아 바로 모임에 앉아요.</p>
            <StoreButtons />
          </div>
          <div className="figure figure-pair">
            <ListScreen />
            <CheckScreen />
          </div>
        </div>
      </div>
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
              <a href={`mailto:${config.developerEmail}`}>{config.developerEmail}</a>
            </dd>
            <dt>사업자등록번호</dt>
            <dd>{config.businessNumber}</dd>
          </dl>
        </div>
      </section>
    </>
  );
}
