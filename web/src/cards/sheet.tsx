import { render } from "preact";
import { Card } from "./Card";
import { Mark, mountSprite, type MarkName } from "./Sprite";
import "./sheet.css";

const RANKS = "A,K,Q,J,T,9,8,7,6,5,4,3,2".split(",");
const SUITS = ["s", "h", "d", "c"];
const MARKS: MarkName[] = ["logo", "life", "life-lost", "swim", "out", "dealer", "knock", "stock"];
const GERMAN = { J: "B", Q: "D" };

function Faces({ width, ranks }: { width: number; ranks: string[] }) {
  return (
    <div class="row" ref={(row) => row?.style.setProperty("--card-w", `${width}px`)}>
      {SUITS.flatMap((suit) => ranks.map((rank) => <Card key={rank + suit} code={rank + suit} />))}
      <Card code={null} />
      <Card code="Ks" chosen />
      <Card code="Qh" indices={GERMAN} dimmed />
      <Card code="Jd" indices={GERMAN} counting />
    </div>
  );
}

function Deck({ theme, deck, short }: { theme: string; deck: string; short: boolean }) {
  return (
    <section data-theme={theme} data-deck={deck}>
      <div class="marks">{MARKS.map((name) => <Mark key={name} name={name} />)}</div>
      {[30, 52, 72, 110].map((width) => <Faces key={width} width={width} ranks={short ? RANKS.slice(0, 8) : RANKS} />)}
    </section>
  );
}

function Big() {
  return (
    <div class="sheet">
      <section ref={(element) => element?.style.setProperty("--card-w", "280px")}>
        <div class="row">{["Ks", "Qh", "Jd", "Ac"].map((code) => <Card key={code} code={code} />)}</div>
        <div class="row">{["Td", "9s", "7h", null].map((code) => <Card key={code} code={code} />)}</div>
      </section>
      <section ref={(element) => element?.style.setProperty("--card-w", "87px")}>
        <div class="marks zoomed">{MARKS.map((name) => <Mark key={name} name={name} />)}</div>
        <div class="row zoomed">{["Kh", "Qs", "Jc", "Td"].map((code) => <Card key={code} code={code} />)}</div>
      </section>
    </div>
  );
}

function Lives({ left }: { left: number }) {
  return (
    <span class="lives">
      {left === 0 ? <Mark name="swim" /> : [1, 2, 3].map((n) => <Mark key={n} name={n <= left ? "life" : "life-lost"} />)}
    </span>
  );
}

function Scene() {
  return (
    <div class="scene wood">
      <main class="felt felt-framed">
        <div class="others">
          {[3, 1, 0].map((left, seat) => (
            <div key={left} class="plate" data-turn={seat === 1 || undefined}>
              <span class="name">{["Anna", "Jörg", "Mia"][seat]} {seat === 0 && <Mark name="dealer" />}{seat === 2 && <Mark name="knock" />}</span>
              <Lives left={left} />
              <span class="fan"><Card code={null} /><Card code={seat === 2 ? "9s" : null} /><Card code={seat === 0 ? "Th" : null} /></span>
            </div>
          ))}
        </div>
        <div class="centre">
          <span class="stock"><Card code={null} /><Card code={null} /><Card code={null} /></span>
          <Card code="9s" /><Card code="Qh" chosen /><Card code="8d" />
        </div>
        <div>
          <div class="hand"><Card code="Kh" counting /><Card code="Ah" counting /><Card code="7c" chosen /></div>
        </div>
        <div class="me"><Lives left={2} /><span class="value">21</span><span class="btn btn-primary">→ 31</span></div>
        <div class="actions">
          <button class="btn">3 × 3</button><button class="btn">—</button><button class="btn" aria-disabled="true"><Mark name="knock" /></button>
        </div>
      </main>
    </div>
  );
}

function Controls() {
  return (
    <div class="controls">
      <h1>Aa Bb 31</h1>
      <div class="row">
        <button class="btn btn-primary btn-large">Aa Bb</button>
        <button class="btn btn-large">Aa Bb</button>
      </div>
      <section class="panel">
        <h2>Aa Bb</h2>
        <p>Aa bb cc dd ee, <a href="#x">ff gg</a> hh ii jj kk ll mm nn oo.</p>
        <div class="field">
          <label for="a">Aa</label>
          <input id="a" class="input" value="Bb" />
          <span class="hint">Cc dd ee</span>
        </div>
        <div class="field">
          <label for="b">Aa</label>
          <select id="b" class="input"><option>Bb</option></select>
          <span class="error">Cc dd ee</span>
        </div>
        <label class="check"><input type="checkbox" checked /><span>Aa bb cc</span></label>
        <label class="check"><input type="radio" checked /><span>Aa bb cc</span></label>
        <input type="range" aria-label="Aa" />
        <div class="row">
          <button class="btn btn-primary">Aa <span class="kbd">A</span></button>
          <button class="btn">Bb</button>
          <button class="btn" aria-disabled="true">Cc</button>
          <button class="btn btn-quiet">Dd</button>
          <button class="btn btn-danger">Ee</button>
        </div>
      </section>
      <div class="felt felt-framed">
        <div class="row">
          <button class="btn btn-primary">Aa <span class="kbd">A</span></button>
          <button class="btn">Bb</button>
          <button class="btn" aria-disabled="true">Cc</button>
          <button class="btn btn-quiet">Dd</button>
        </div>
        <section class="panel"><p>Aa bb</p><button class="btn">Bb</button></section>
      </div>
    </div>
  );
}

mountSprite();
const query = new URLSearchParams(location.hash.slice(1));
const theme = query.get("theme") ?? "light";
const deck = query.get("deck") ?? "four";
document.documentElement.dataset.theme = theme;
document.documentElement.dataset.deck = deck;
const root = document.getElementById("sheet");
if (root) {
  // Views: #faces (all: every rank), #big, #table, #controls; with theme=dark and deck=two.
  render(query.has("controls") ? <Controls /> : query.has("big") ? <Big /> : query.has("table") ? <Scene /> : <div class="sheet"><Deck theme={theme} deck={deck} short={!query.has("all")} /></div>, root);
}
