import { brass, graphite, paper, steel, type Tones } from '../palette.ts';
import {
  circle,
  ellipse,
  flat,
  group,
  isoBox,
  line,
  mix,
  n,
  path,
  plain,
  polygon,
  range,
  rect,
  shadow,
  tube,
  turned,
} from '../pen.ts';
import type { Subject } from '../subject.ts';

const hexagon = (cx: number, cy: number, r: number): readonly (readonly [number, number])[] =>
  range(6).map((i) => [cx + Math.cos((i * Math.PI) / 3) * r, cy + Math.sin((i * Math.PI) / 3) * r] as const);

const metal = (tones: Tones, accent: Tones): Tones => (accent.mid === tones.mid ? steel : accent);

/** Kinds: wood, drywall, self, machine, roofing, concrete. */
export const screw: Subject = ({ tones, accent, size, kind }) => {
  const m = kind === 'drywall' ? graphite : metal(tones, accent);
  const l = mix(92, 146, size);
  const w = mix(12, 9, size);
  const one = (x: number, y: number, angle: number) => {
    const head =
      kind === 'roofing' || kind === 'self'
        ? path(
            `M${n(x - w - 14)} ${y + 10}H${n(x + w + 14)}L${n(x + w + 6)} ${y + 18}H${n(x - w - 6)}Z`,
            tones.mid,
          ) +
          path(
            `M${n(x - w - 4)} ${y - 10}H${n(x + w + 4)}V${y + 10}H${n(x - w - 4)}Z`,
            kind === 'roofing' ? tones.light : m.light,
          ) +
          line(`M${n(x - w / 2)} ${y - 10}v20M${n(x + w / 2)} ${y - 10}v20`)
        : path(`M${n(x - w - 12)} ${y}H${n(x + w + 12)}L${x + w} ${y + 18}H${x - w}Z`, m.light) +
          plain(x - 5, y - 3, 10, 6, 2, '#14232B');
    const threads = range(Math.floor(l / 11))
      .map((i) =>
        path(
          `M${n(x - w - 4)} ${n(y + 26 + i * 11)}L${n(x + w + 4)} ${n(y + 20 + i * 11)}L${n(x + w + 4)} ${n(y + 25 + i * 11)}L${n(x - w - 4)} ${n(y + 31 + i * 11)}Z`,
          m.light,
          1.8,
        ),
      )
      .join('');
    return group(
      `rotate(${angle} ${x} ${n(y + l / 2)})`,
      path(
        `M${x - w} ${y + 16}H${x + w}V${n(y + l - 4)}L${x} ${n(y + l + 22)}L${x - w} ${n(y + l - 4)}Z`,
        m.mid,
      ),
      threads,
      head,
    );
  };
  if (size > 0.8) return shadow(122, 206, 60) + one(120, 34, 32);
  return shadow(120, 204, 84) + one(74, 66, -10) + one(124, 48, 8) + one(172, 74, 26);
};

/** Kinds: hex, set, carriage, eye, u, socket, stud. */
export const bolt: Subject = ({ tones, accent, size, kind }) => {
  const m = metal(tones, accent);
  const w = mix(13, 24, size);
  const thread = (top: number, bottom: number) =>
    range(Math.floor((bottom - top) / 8))
      .map((i) => line(`M${n(120 - w)} ${top + 7 + i * 8}L${n(120 + w)} ${top + 3 + i * 8}`, '#14232B', 2))
      .join('');
  if (kind === 'eye')
    return (
      shadow(120, 208, 54) +
      turned(
        24,
        path(`M${120 - w * 0.8} 104H${120 + w * 0.8}V206H${120 - w * 0.8}Z`, m.mid),
        range(9)
          .map((i) =>
            line(`M${n(120 - w * 0.8)} ${126 + i * 9}L${n(120 + w * 0.8)} ${121 + i * 9}`, '#14232B', 2),
          )
          .join(''),
        `<circle cx="120" cy="70" r="34" fill="none" stroke="#14232B" stroke-width="${n(w + 6)}"/><circle cx="120" cy="70" r="34" fill="none" stroke="${m.light}" stroke-width="${n(w)}"/>`,
      )
    );
  if (kind === 'u')
    return (
      shadow(120, 206, 66) +
      tube('M74 190V92Q74 50 120 50Q166 50 166 92V190', m.mid, w) +
      range(6)
        .map((i) =>
          line(
            `M${n(74 - w / 2)} ${138 + i * 9}h${n(w)}M${n(166 - w / 2)} ${138 + i * 9}h${n(w)}`,
            '#14232B',
            2,
          ),
        )
        .join('') +
      path('M48 128H192V142H48Z', tones.mid) +
      [74, 166].map((x) => polygon(hexagon(x, 158, 17), m.light)).join('')
    );
  if (kind === 'stud')
    return (
      shadow(120, 204, 90) +
      range(3)
        .map((i) =>
          group(
            `translate(${i * 24 - 24} ${i * 16 - 16}) rotate(58 120 120)`,
            path(`M${n(120 - w * 0.7)} 24H${n(120 + w * 0.7)}V216H${n(120 - w * 0.7)}Z`, m.mid),
            flat(`M120 26H${n(120 + w * 0.6)}V214H120Z`, m.dark),
            range(22)
              .map((k) =>
                line(
                  `M${n(120 - w * 0.7)} ${32 + k * 8.3}L${n(120 + w * 0.7)} ${28 + k * 8.3}`,
                  '#14232B',
                  1.7,
                ),
              )
              .join(''),
          ),
        )
        .join('')
    );
  const head =
    kind === 'carriage'
      ? path('M78 66Q78 34 120 34Q162 34 162 66Z', m.light) +
        path(`M${n(120 - w)} 66h${n(w * 2)}v14h${n(-w * 2)}Z`, m.dark)
      : kind === 'socket'
        ? path(`M${n(112 - w)} 34H${n(128 + w)}V76H${n(112 - w)}Z`, graphite.mid) +
          range(5)
            .map((i) => line(`M${n(114 - w + i * (w / 2))} 38v34`, graphite.light, 2))
            .join('') +
          ellipse(120, 36, 10, 4, '#14232B', 1)
        : path(`M${n(104 - w)} 36H${n(136 + w)}V72H${n(104 - w)}Z`, m.mid) +
          path(`M${n(112 - w * 0.3)} 36H${n(128 + w * 0.3)}V72H${n(112 - w * 0.3)}Z`, m.light) +
          flat(`M${n(129 + w * 0.3)} 38H${n(134 + w)}V70H${n(129 + w * 0.3)}Z`, m.dark);
  const shank =
    path(
      `M${n(120 - w)} 72H${n(120 + w)}V${200 - w * 0.3}L${n(120 + w * 0.6)} 206H${n(120 - w * 0.6)}L${n(120 - w)} ${200 - w * 0.3}Z`,
      m.mid,
    ) +
    flat(`M${n(120 + w * 0.3)} 74H${n(118 + w)}V198H${n(120 + w * 0.3)}Z`, m.dark, 0.8) +
    thread(112, 198);
  const nut =
    kind === 'set'
      ? ''
      : group(
          'translate(0 148)',
          path(`M${n(106 - w)} 0H${n(134 + w)}V28H${n(106 - w)}Z`, tones.mid) +
            path(`M${n(113 - w * 0.3)} 0H${n(127 + w * 0.3)}V28H${n(113 - w * 0.3)}Z`, tones.light) +
            path(`M${n(98 - w)} -10H${n(142 + w)}V0H${n(98 - w)}Z`, m.light),
        );
  return shadow(120, 208, 60) + turned(30, shank, head, nut);
};

/** Nuts and washers. Kinds: nut, lock, wing, washer, spring, cap. */
export const nut: Subject = ({ tones, accent, size, kind }) => {
  const m = metal(tones, accent);
  const r = mix(32, 44, size);
  const hex = (x: number, y: number, k: number) =>
    group(
      `translate(${x} ${y}) scale(${k})`,
      polygon(
        hexagon(3, 9, r).map(([a, b]) => [a, b * 0.8] as const),
        m.dark,
      ),
      polygon(
        hexagon(0, -4, r).map(([a, b]) => [a, b * 0.8] as const),
        m.light,
      ),
      ellipse(0, -4, r * 0.56, r * 0.45, kind === 'lock' ? tones.mid : m.mid),
      ellipse(0, -2, r * 0.42, r * 0.33, '#14232B', 2),
    );
  const ring = (x: number, y: number, k: number) =>
    group(
      `translate(${x} ${y}) scale(${k})`,
      ellipse(3, 7, r * 1.1, r * 0.8, m.dark),
      ellipse(0, 0, r * 1.1, r * 0.8, m.light),
      ellipse(0, 0, r * 0.52, r * 0.38, '#E9EBE8'),
      kind === 'spring' ? path(`M${r * 0.46} -5L${r * 1.14} 3V12L${r * 0.46} 2Z`, '#E9EBE8', 2.4) : '',
    );
  if (kind === 'wing')
    return (
      shadow(120, 198, 76) +
      path('M84 150Q40 110 52 66Q76 60 104 116Z', m.light) +
      path('M156 150Q200 110 188 66Q164 60 136 116Z', m.mid) +
      path('M88 112H152L160 178Q120 196 80 178Z', m.mid) +
      ellipse(120, 112, 32, 13, m.light) +
      ellipse(120, 112, 19, 7, '#14232B', 2)
    );
  const one = kind === 'washer' || kind === 'spring' ? ring : hex;
  return shadow(120, 196, 92) + one(92, 84, 0.8) + one(164, 112, 0.86) + one(92, 156, 1.06);
};

/** Anchors and plugs. Kinds: wedge, sleeve, plug, chemical, dropin, toggle. */
export const anchor: Subject = ({ tones, accent, size, kind }) => {
  const m = metal(tones, accent);
  const w = mix(12, 19, size);
  if (kind === 'plug') {
    const one = (x: number, y: number, a: number, fill: string) =>
      group(
        `rotate(${a} ${x} ${y})`,
        path(
          `M${n(x - w)} ${y - 54}H${n(x + w)}L${n(x + w)} ${y + 30}L${n(x + 4)} ${y + 58}H${n(x - 4)}L${n(x - w)} ${y + 30}Z`,
          fill,
        ),
        range(5)
          .map((i) =>
            line(
              `M${n(x - w)} ${y - 30 + i * 14}l${n(w * 0.8)} 5M${n(x + w)} ${y - 30 + i * 14}l${n(-w * 0.8)} 5`,
              '#14232B',
              2,
            ),
          )
          .join(''),
        path(`M${n(x - w - 5)} ${y - 60}H${n(x + w + 5)}V${y - 50}H${n(x - w - 5)}Z`, fill),
        line(`M${x} ${y - 14}V${y + 50}`),
      );
    return (
      shadow(120, 206, 88) +
      one(68, 122, -8, tones.mid) +
      one(122, 112, 6, tones.light) +
      one(174, 130, 20, tones.dark)
    );
  }
  if (kind === 'chemical')
    return (
      shadow(120, 206, 66) +
      turned(
        24,
        path('M114 16H126L130 64H110Z', graphite.mid),
        range(3)
          .map((i) => line(`M113 ${26 + i * 11}l14 6`, graphite.light, 2))
          .join(''),
        path('M90 64H150V78H90Z', graphite.light),
        path('M92 78H148V206H92Z', tones.mid),
        flat('M132 80H146V204H132Z', tones.dark),
        plain(94, 104, 52, 62, 0, paper),
        path('M92 78H148V206H92Z', 'none'),
        line('M120 78V206', '#14232B', 2),
      )
    );
  const sleeve =
    kind === 'dropin'
      ? path(`M${n(116 - w)} 70H${n(124 + w)}V186H${n(116 - w)}Z`, m.light) +
        flat(`M${n(124 + w * 0.2)} 72H${n(122 + w)}V184H${n(124 + w * 0.2)}Z`, m.dark) +
        line('M120 120V186', '#14232B', 3) +
        ellipse(120, 70, w + 4, 7, m.mid) +
        ellipse(120, 70, w - 2, 4, '#14232B', 1)
      : path(`M${n(120 - w)} 60H${n(120 + w)}V176H${n(120 - w)}Z`, m.mid) +
        range(7)
          .map((i) => line(`M${n(120 - w)} ${72 + i * 9}L${n(120 + w)} ${68 + i * 9}`, '#14232B', 1.8))
          .join('') +
        path(`M${n(118 - w)} ${kind === 'sleeve' ? 104 : 144}H${n(122 + w)}V182H${n(118 - w)}Z`, m.light) +
        line(`M120 ${kind === 'sleeve' ? 112 : 150}V182`, '#14232B', 2.6) +
        path(`M${n(120 - w)} 182H${n(120 + w)}L${n(126 + w)} 208H${n(114 - w)}Z`, m.dark) +
        polygon(
          hexagon(120, 56, w + 15).map(([x, y]) => [x, 56 + (y - 56) * 0.56] as const),
          tones.mid,
        ) +
        path(`M${n(120 - w * 0.8)} 30H${n(120 + w * 0.8)}V52H${n(120 - w * 0.8)}Z`, m.light) +
        path(`M${n(98 - w)} 72H${n(142 + w)}V80H${n(98 - w)}Z`, m.light, 2.4);
  return shadow(120, 208, 58) + turned(28, sleeve);
};

/** Kinds: common, concrete, roofing, staple, rivet, clip, strip. */
export const nail: Subject = ({ tones, accent, size, kind }) => {
  const m = kind === 'concrete' ? graphite : metal(tones, accent);
  const w = mix(4, 7, size);
  const l = mix(84, 136, size);
  if (kind === 'rivet')
    return (
      shadow(120, 204, 84) +
      [
        [78, 92],
        [128, 74],
        [174, 96],
      ]
        .map(
          ([x, y]) =>
            path(`M${x! - 3} ${y! - 40}H${x! + 3}V${y! + 6}H${x! - 3}Z`, steel.light, 2.2) +
            path(`M${x! - 20} ${y! + 14}Q${x!} ${y! - 8} ${x! + 20} ${y! + 14}Z`, m.light) +
            path(`M${x! - 11} ${y! + 14}H${x! + 11}V${y! + 66 + size * 22}H${x! - 11}Z`, m.mid) +
            flat(`M${x! + 2} ${y! + 16}H${x! + 10}V${y! + 64 + size * 22}H${x! + 2}Z`, m.dark),
        )
        .join('')
    );
  if (kind === 'staple')
    return (
      shadow(120, 200, 84) +
      range(4)
        .map((i) =>
          group(
            `translate(${i * 24 - 34} ${i * 16 - 22})`,
            tube('M86 160V100H146V160', m.mid, mix(5, 9, size)),
            path('M82 158l5 16l5 -16Z', m.dark, 1.8),
            path('M142 158l5 16l5 -16Z', m.dark, 1.8),
          ),
        )
        .join('')
    );
  const one = (x: number, y: number, a: number) =>
    group(
      `rotate(${a} ${x} ${y + l / 2})`,
      path(`M${x - w} ${y}H${x + w}V${n(y + l)}L${x} ${n(y + l + 18)}L${x - w} ${n(y + l)}Z`, m.mid, 2.6),
      line(`M${n(x - w * 0.4)} ${y + 8}V${n(y + l - 6)}`, '#FFFFFF', 2),
      kind === 'roofing'
        ? path(`M${x - 26} ${y + 4}Q${x} ${y - 22} ${x + 26} ${y + 4}Z`, tones.mid)
        : path(`M${n(x - w * 2.4)} ${y - 6}h${n(w * 4.8)}v7h${n(-w * 4.8)}Z`, m.light, 2.6),
    );
  return (
    shadow(122, 206, 88) +
    range(5)
      .map((i) => one(64 + i * 29, 58 + ((i * 17) % 30), -34 + ((i * 29) % 70)))
      .join('')
  );
};

/** Boxed small goods. Kinds: open, closed, jar. */
export const partsBox: Subject = ({ tones, accent, size, kind }) => {
  const h = mix(44, 62, size);
  const bits = range(14)
    .map((i) => {
      const [x, y] = [80 + ((i * 37) % 82), 84 + ((i * 19) % 34)];
      return kind === 'jar'
        ? circle(x, y, 6, steel.mid, 2)
        : group(
            `rotate(${(i * 47) % 180} ${x} ${y})`,
            path(`M${x - 12} ${y - 2}h20l6 2l-6 2h-20Z`, i % 2 ? brass.mid : steel.light, 1.8),
          );
    })
    .join('');
  return (
    shadow(120, 178, 96, 18) +
    isoBox([120, 88], [0, 0, 0], [86, 82, h], {
      ...tones,
      light: kind === 'closed' ? tones.light : tones.dark,
    }) +
    (kind === 'closed' ? '' : group('translate(0 -4)', bits)) +
    group(
      'translate(60 116) skewY(30)',
      rect(0, 0, 44, h * 0.42, 3, paper, 2.4),
      plain(8, h * 0.14, 28, 5, 2, accent.mid),
    )
  );
};
