import { useEffect } from "preact/hooks";
import { language, t } from "./i18n";
import { route, type Route } from "./router";
import { StartPage } from "./start/StartPage";
import { Announcer } from "./ui/announce";
import { Header } from "./ui/Header";
import { lazy } from "./ui/lazy";
import { Message } from "./ui/Message";

const loadTable = async () => (await import("./table/TablePage")).TablePage;
const TablePage = lazy(loadTable);
const NewTable = lazy(async () => (await import("./party/NewTable")).NewTable);
const LobbyPage = lazy(async () => (await import("./lobby/LobbyPage")).LobbyPage);
const SharedReplay = lazy(async () => (await import("./replay/pages")).SharedReplay);
const RecordPage = lazy(async () => (await import("./replay/pages")).RecordPage);
const Sheet = lazy(async () => (await import("./sheet/SheetPage")).SheetPage);
const FairPage = lazy(async () => (await import("./fair/FairPage")).FairPage);

const TITLES: Record<Route["page"], string> = {
  start: "title-start",
  table: "title-table",
  replay: "title-replay",
  friends: "title-friends",
  lobby: "title-lobby",
  record: "title-record",
  fair: "title-fair",
  sheet: "title-sheet",
  nothing: "title-start",
};

export function App() {
  const { value: here } = route;
  useEffect(() => {
    document.title = t(TITLES[here.page]);
  }, [here.page, language.value]);
  // Whoever has chosen how to play shall not have to wait.
  useEffect(() => void loadTable().catch(() => undefined), []);
  return (
    <>
      <Page here={here} />
      <Announcer />
    </>
  );
}

function Page({ here }: { here: Route }) {
  switch (here.page) {
    case "start":
      return <StartPage query={here.query} />;
    case "table":
      return <TablePage key={here.table} table={here.table} />;
    case "replay":
      return <SharedReplay key={here.replay} replay={here.replay} />;
    case "friends":
      return <NewTable />;
    case "lobby":
      return <LobbyPage />;
    case "record":
      return <RecordPage />;
    case "fair":
      return <FairPage />;
    case "sheet":
      return <Sheet share={here.share} />;
    case "nothing":
      return (
        <>
          <Header />
          <Message title={t("failed-not-found")} />
        </>
      );
  }
}
