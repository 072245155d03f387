import "./drop.css";
import { useState } from "preact/hooks";
import { Icon } from "./Icon";

interface DropFileProps {
  label: string;
  hint: string;
  accept: string;
  onText: (text: string) => void;
}

/** A text file, chosen or dropped. It stays in the page: whoever shows this says where its text goes. */
export function DropFile({ label, hint, accept, onText }: DropFileProps) {
  const [over, setOver] = useState(false);
  const read = (file: File | null | undefined) => {
    if (file) void file.text().then(onText);
  };
  return (
    <label
      class="panel drop-file"
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        read(event.dataTransfer?.files[0]);
      }}
    >
      <input
        type="file"
        class="sr-only"
        accept={accept}
        onChange={(event) => {
          read(event.currentTarget.files?.[0]);
          event.currentTarget.value = ""; // the same file can be chosen again
        }}
      />
      <span class="btn btn-primary" aria-hidden="true">
        <Icon name="download" />
        {label}
      </span>
      <span class="sr-only">{label}</span>
      <span class="hint">{hint}</span>
    </label>
  );
}
