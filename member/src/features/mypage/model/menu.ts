import type { RoleValue } from "@babchingu/openapi/enums";
import { paths } from "../../../paths.ts";
import { type Icon } from "../../../ui/icons/icon.tsx";
import { BowlIcon, ChatIcon, PinIcon } from "../../../ui/icons/icons.tsx";
import {
  CertificateIcon,
  ClockIcon,
  CrownIcon,
  GiftIcon,
  GrainIcon,
  InfoIcon,
  PeopleIcon,
  PhoneIcon,
} from "../../../ui/icons/lazyIcons.tsx";

export interface MenuRow {
  to: string;
  label: string;
  Icon: Icon;
}

export interface MenuGroupDefinition {
  title: string;
  rows: readonly MenuRow[];
}

/** The menus of My page (member §2). Partners have a link to their store, other members one to the application. */
export function menuFor(role: RoleValue): readonly MenuGroupDefinition[] {
  const partner: MenuRow =
    role === "ROLE_PARTNER"
      ? { to: paths.myPartnerPlace, label: "내 제휴 매장", Icon: GiftIcon }
      : { to: paths.partnerPlaceForm, label: "제휴 매장 신청", Icon: GiftIcon };
  return [
    {
      title: "모임",
      rows: [
        { to: paths.hostedMeetings, label: "내가 연 모임", Icon: CrownIcon },
        { to: paths.joinedMeetings, label: "참여한 모임", Icon: PeopleIcon },
        { to: paths.pendingApplications, label: "승인 대기 중인 모임", Icon: ClockIcon },
        { to: paths.myLocation, label: "내 위치", Icon: PinIcon },
      ],
    },
    {
      title: "쌀알",
      rows: [
        { to: paths.riceWallet, label: "쌀알 지갑", Icon: GrainIcon },
        { to: paths.events, label: "이벤트", Icon: BowlIcon },
      ],
    },
    {
      title: "고객 지원",
      rows: [
        { to: paths.announcements, label: "공지사항", Icon: InfoIcon },
        { to: paths.frequentQuestions, label: "자주 묻는 질문", Icon: ChatIcon },
        { to: paths.customerCenter, label: "고객센터", Icon: PhoneIcon },
        partner,
        { to: paths.terms, label: "이용약관", Icon: CertificateIcon },
        { to: paths.privacy, label: "개인정보처리방침", Icon: CertificateIcon },
      ],
    },
  ];
}
