import { formatNumber } from "@babchingu/web/format.ts";
import { ScoreBowls } from "../drawings/ScoreBowls.tsx";
import { figures } from "../figures.ts";

/** Why it is safe to meet strangers; the requirement's promises, in the order a reader worries. */
const promises = [
  { title: "휴대폰으로 확인한 사람만", text: "번호를 확인해야 모임을 열거나 앉아요." },
  {
    title: "먼저 보는 밥점수",
    text: `같이 먹어 본 사람들의 평가예요. ${figures.scoreFirst}점에서 시작해 좋은 평가에 ${figures.scorePositive}점 오르고, 노쇼에 ${figures.scoreNoShow}점 내려가요.`,
  },
  { title: "바로 하는 신고와 차단", text: "차단한 사람의 모임과 메시지는 안 보여요." },
  {
    title: `${figures.reportAnswerHours}시간 안에 답하는 운영자`,
    text: "신고한 일이 어떻게 되었는지 앱에서 알려 드려요.",
  },
  {
    title: `자리마다 보증 ${formatNumber(figures.riceDeposit)}알`,
    text: "모두가 맡겨요. 오면 돌려받고, 안 오면 잃어요.",
  },
] as const;

export function Safety() {
  return (
    <section className="section" aria-labelledby="safety">
      <div className="wrap">
        <h2 id="safety">처음 만나도 마음 놓고 먹어요.</h2>
        <dl className="safety">
          {promises.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <ScoreBowls />
      </div>
    </section>
  );
}
