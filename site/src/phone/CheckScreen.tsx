import { count, facts } from "../facts.ts";
import { Phone } from "./Phone.tsx";

/** The attendance prompt as it arrives in the chat of a meeting. */
export function CheckScreen() {
  return (
    <Phone label="채팅방에 온 출석 체크 안내" title="김치찌개에 계란말이">
      <div className="m-bubble">2번 출구 앞에서 만나서 갈까요?</div>
      <div className="m-bubble m-bubble-mine">좋아요! 5분 뒤 도착해요</div>
      <div className="m-ticket">
        <span className="m-muted">모임 장소에 도착했나요?</span>
        <strong className="m-timer">14:32</strong>
        <div className="m-button">출석 체크하기</div>
        <span className="m-muted">{`쌀알 ${count(facts.riceDeposit)}알을 돌려받아요`}</span>
      </div>
      <div className="m-bubble">안쪽 창가 자리예요. 찌개 먼저 시킬게요!</div>
      <div className="m-bubble m-bubble-mine">고마워요, 지금 들어가요</div>
      <div className="m-composer">메시지 입력</div>
    </Phone>
  );
}
