/**
 * The first screens without data, rendered by the build (first-paint-plugin.ts): the page shows them until the app runs. Their
 * names are those of the screens.
 */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Route, Routes, StaticRouter } from "react-router-dom";
import { LandingScreen } from "../features/account/screens/LandingScreen.tsx";
import { LoginScreen } from "../features/account/screens/LoginScreen.tsx";
import { Composer } from "../features/chat/components/Composer.tsx";
import { MessageSkeletons, RoomLayout } from "../features/chat/components/RoomLayout.tsx";
import { RoomSummary } from "../features/chat/components/RoomSummary.tsx";
import { CreateMeetingLink, MeetingCardSkeletons, MeetingListLayout } from "../features/meetings/index.ts";
import { MeetingSkeleton } from "../features/meetings/components/MeetingSkeleton.tsx";
import { paths } from "../paths.ts";
import { TabsLayout } from "../routes/TabsLayout.tsx";
import { Screen } from "../ui/layout/Screen.tsx";

function render(path: string, screen: ReactNode, layout?: ReactNode): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } })}>
      <StaticRouter basename="/app" location={`/app${path}`}>
        <Routes>
          <Route element={layout}>
            <Route path={path} element={screen} />
          </Route>
        </Routes>
      </StaticRouter>
    </QueryClientProvider>,
  );
}

const ignore = () => undefined;

export function renderFrames(): Record<string, string> {
  const list = (
    <MeetingListLayout
      hasPosition
      filters={[]}
      onFilter={ignore}
      onRefresh={ignore}
      floating={<CreateMeetingLink folds />}
    >
      <MeetingCardSkeletons />
    </MeetingListLayout>
  );
  const meeting = (
    <Screen title="모임" backTo={paths.meetings} bleed>
      <MeetingSkeleton />
    </Screen>
  );
  const room = (
    <RoomLayout meetingId={0} title={undefined} onPeople={ignore}>
      <RoomSummary meetingId={0} info={undefined} />
      <MessageSkeletons />
      <Composer meetingId={0} onSend={ignore} />
    </RoomLayout>
  );
  return {
    LandingScreen: render(paths.landing, <LandingScreen />),
    LoginScreen: render(paths.login, <LoginScreen />),
    MeetingListScreen: render(paths.meetings, list, <TabsLayout />),
    MeetingScreen: render(paths.meeting(0), meeting),
    ChatRoomScreen: render(paths.chatRoom(0), room),
  };
}
