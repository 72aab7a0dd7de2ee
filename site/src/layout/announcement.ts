import { formatNumber } from "@babchingu/web/format.ts";
import { config } from "../config.ts";
import { figures } from "../figures.ts";

/** What a student council can post as it is. An address is part of it only once the site has one. */
export const announcement = `혼자 먹기 아쉬운 날, 밥친구에서 학교 앞 식사 모임에 앉아 보세요. 휴대폰 번호로 가입하면 쌀알 ${formatNumber(figures.riceGrant)}알을 받고, 모임 ${figures.signupRiceMeetings}번에 앉을 수 있어요. 앉을 때 ${formatNumber(figures.riceDeposit)}알을 맡기고, 식당에서 출석 체크하면 돌려받아요.${config.downloadUrl === null ? "" : ` ${config.downloadUrl}`}`;
