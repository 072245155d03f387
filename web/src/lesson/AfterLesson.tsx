import { t } from "../i18n";
import { useGame } from "../table/context";
import { Link } from "../ui/Link";

/** What follows the first game that taught: a real one, or the same again. */
export function AfterLesson() {
  const game = useGame();
  return (
    <div class="next">
      <Link href="/" class="btn btn-primary">
        {t("lesson-play")}
      </Link>
      <button type="button" class="btn" aria-disabled={game.ready.value ? undefined : true} onClick={() => game.goOn()}>
        {t("end-again")}
      </button>
    </div>
  );
}
