import { useRef, useState } from "preact/hooks";
import { t } from "../../i18n";
import { Icon } from "../../ui/Icon";
import { readCsv, writeCsv } from "../model/csv";
import { BadFile, readJson, writeJson } from "../model/file";
import { offlineReady } from "../offline";
import { evenings, take } from "../store/sheets";

const BAD: Readonly<Record<BadFile["code"], string>> = {
  cut: "sheet-import-cut",
  foreign: "sheet-import-foreign",
  later: "sheet-import-later",
  empty: "sheet-import-empty",
};

/** Take everything away as a file, and bring it back. */
export function Files() {
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<{ text: string; bad: boolean } | null>(null);
  const read = async (file: File) => {
    try {
      const text = await file.text();
      const { sheets, known } = await take(/^\s*[{[]/.test(text) ? readJson(text) : readCsv(text));
      setSaid({ text: t("sheet-imported", { count: sheets.length, known }), bad: false });
    } catch (error) {
      setSaid({ text: t(error instanceof BadFile ? BAD[error.code] : BAD.foreign), bad: true });
    }
  };
  return (
    <section class="panel" aria-labelledby="sheet-files-title">
      <h2 id="sheet-files-title">{t("sheet-files")}</h2>
      <p>{t("sheet-files-about")}</p>
      {offlineReady.value && <p>{t("sheet-offline-ready")}</p>}
      <div class="sheet-buttons">
        <SaveButtons />
        <button type="button" class="btn" onClick={() => input.current?.click()}>
          {t("sheet-import")}
        </button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".json,.csv,application/json,text/csv"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file) void read(file);
            event.currentTarget.value = "";
          }}
        />
      </div>
      <p role="status" class={said?.bad ? "sheet-problem" : undefined}>
        {said?.text}
      </p>
    </section>
  );
}

/** All evenings as files: they are made here and go nowhere else. */
export function SaveButtons() {
  const all = () => evenings.peek().map(({ sheet: { id, started, log } }) => ({ id, started, log }));
  return (
    <>
      <button type="button" class="btn" onClick={() => save("schwimmen.json", "application/json", writeJson(all()))}>
        <Icon name="download" />
        {t("sheet-export-json")}
      </button>
      <button type="button" class="btn" onClick={() => save("schwimmen.csv", "text/csv", `\uFEFF${writeCsv(all())}`)}>
        <Icon name="download" />
        {t("sheet-export-csv")}
      </button>
    </>
  );
}

function save(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
