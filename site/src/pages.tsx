/** Every public page (console §2), in the order of the sitemap. */
import { meetingPagePath, meetingPagePlaceholder } from "@babchingu/openapi";
import { privacy } from "@babchingu/openapi/legal/privacy";
import { terms } from "@babchingu/openapi/legal/terms";
import type { ReactNode } from "react";
import type { ShareName } from "./assets.ts";
import { config } from "./config.ts";
import { Download } from "./pages/Download.tsx";
import { Home } from "./pages/Home.tsx";
import { Local } from "./pages/Local.tsx";
import { Leaflet } from "./pages/Leaflet.tsx";
import { leafletHref } from "./layout/links.ts";
import { Legal } from "./pages/Legal.tsx";
import { BusyMeeting, GoneMeeting, SharedMeeting } from "./pages/SharedMeeting.tsx";
import { NotFound } from "./pages/NotFound.tsx";
import { PromotionPartner } from "./pages/PromotionPartner.tsx";
import { StorePromotion } from "./pages/StorePromotion.tsx";
import { StudentBenefit } from "./pages/StudentBenefit.tsx";

export interface Page {
  /** Path without a trailing slash. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Its own preview image where it is shared. */
  readonly share?: ShareName;
  /** Kept out of search engines. */
  readonly isUnlisted?: true;
  /** Address and preview image of a page that the server fills in; what the image shows. */
  readonly preview?: { readonly image: string; readonly alt: string };
  readonly content: ReactNode;
}

export const pages: readonly Page[] = [
  {
    path: "/",
    title: "밥친구 | 가까운 식당에서 같이 먹는 식사 모임",
    description:
      "가까운 식당에서 열리는 식사 모임을 찾고, 쌀알로 약속하고, 같이 먹어요. 제휴 매장에서는 혜택도 받아요.",
    content: <Home />,
  },
  {
    path: "/student-benefit",
    title: "학생 혜택 | 밥친구",
    description: "학교 앞 제휴 매장에서 같이 먹고, 학생증을 보여 주면 혜택을 한 가지 더 받아요.",
    share: "student-benefit",
    content: <StudentBenefit />,
  },
  {
    path: "/promotion-partner",
    title: "홍보 제휴 | 밥친구",
    description:
      "대학교와 학생회가 밥친구와 함께 학교 앞 밥상을 넓혀요. 함께하는 방법과 인쇄할 수 있는 소개서가 있어요.",
    share: "promotion-partner",
    content: <PromotionPartner />,
  },
  {
    path: leafletHref,
    title: "학생회 소개서 | 밥친구",
    description:
      "밥친구가 무엇이고, 학우들에게 무엇이 좋고, 안전을 어떻게 지키는지 A4 한 장에 담았어요. 그대로 인쇄하세요.",
    share: "promotion-partner",
    content: <Leaflet />,
  },
  {
    path: "/store-promotion",
    title: "매장 홍보 | 밥친구",
    description: "쌀알 보증으로 노쇼를 막고, 우리 매장에서 열린 모임 수를 확인해요. 제휴 매장 신청 방법을 알려 드려요.",
    share: "store-promotion",
    content: <StorePromotion />,
  },
  {
    path: "/download",
    title: "다운로드 | 밥친구",
    description:
      config.stores.length > 0
        ? `${config.stores.map(({ platform }) => platform).join("과 ")}에서 밥친구 앱을 내려받아요. 웹에서 바로 시작할 수도 있어요.`
        : "설치 없이 휴대폰 브라우저에서 밥친구를 시작하고, 홈 화면에 두고 앱처럼 열어요.",
    share: "download",
    content: <Download />,
  },
  {
    path: "/terms",
    title: "이용약관 | 밥친구",
    description: "밥친구 서비스 이용약관이에요. 쌀알, 모임, 노쇼, 이용 제한과 이의 신청에 관한 내용을 담고 있어요.",
    content: <Legal text={terms} />,
  },
  {
    path: "/privacy",
    title: "개인정보처리방침 | 밥친구",
    description: "밥친구가 어떤 개인정보와 위치정보를 왜, 얼마 동안 쓰고 어떻게 지우는지 알려 드려요.",
    content: <Legal text={privacy} />,
  },
  ...config.localPages.map(({ path, name }) => ({
    path,
    title: `${name} | 밥친구`,
    description: `${name} 근처에 열린 식사 모임에 앉거나, 먼저 열고 같이 먹을 사람을 기다려요.`,
    content: <Local name={name} />,
  })),
];

/** Shown for every other path; it has no path of its own. */
export const notFoundPage: Page = {
  path: "/404",
  isUnlisted: true,
  title: "페이지를 찾을 수 없어요 | 밥친구",
  description: "찾으시는 페이지가 없어요. 밥친구 앱이나 첫 화면으로 갈 수 있어요.",
  content: <NotFound />,
};

/** Filled in by the server for `/m/{id}` (D55). */
export const meetingPage: Page = {
  path: meetingPagePath(meetingPagePlaceholder("id")),
  isUnlisted: true,
  preview: { image: meetingPagePlaceholder("picture"), alt: meetingPagePlaceholder("seats") },
  title: `${meetingPagePlaceholder("title")} | 밥친구`,
  description: `${meetingPagePlaceholder("when")}, ${meetingPagePlaceholder("where")}. ${meetingPagePlaceholder("seats")}.`,
  content: <SharedMeeting />,
};

/** Sent by the server in its place when the meeting is over or deleted. */
export const goneMeetingPage: Page = {
  path: meetingPagePath("gone"),
  isUnlisted: true,
  title: "끝난 모임이에요 | 밥친구",
  description: "이미 끝났거나 사라진 모임이에요. 다른 모임을 찾아보세요.",
  content: <GoneMeeting />,
};

/** Sent by the server in its place during an outage, or when too many pages are asked for. */
export const busyMeetingPage: Page = {
  path: meetingPagePath("busy"),
  isUnlisted: true,
  title: "잠시 뒤 다시 열어 주세요 | 밥친구",
  description: "지금은 모임을 불러올 수 없어요. 잠시 뒤 다시 열어 주세요.",
  content: <BusyMeeting />,
};
