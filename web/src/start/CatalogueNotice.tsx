import { t } from "../i18n";
import { catalogueFailed, loadCatalogue } from "../store/catalogue";

/** Stands where the rules will be, until they are there. */
export function CatalogueNotice() {
  return (
    <p class="start-notice" role="status">
      {t(catalogueFailed.value ? "failed-unreachable" : "editor-loading")}
      {catalogueFailed.value && (
        <button type="button" class="btn" onClick={() => void loadCatalogue()}>
          {t("failed-retry")}
        </button>
      )}
    </p>
  );
}
