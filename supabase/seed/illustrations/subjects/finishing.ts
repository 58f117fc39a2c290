import { brass, graphite, paper, steel, white, wood, type Tones } from '../palette.ts';
import {
  circle,
  dot,
  ellipse,
  flat,
  group,
  isoBox,
  isometric,
  line,
  mix,
  n,
  path,
  pick,
  plain,
  polygon,
  range,
  rect,
  shadow,
  tube,
} from '../pen.ts';
import type { Subject } from '../subject.ts';

/** Tiles. Kinds: plain, check, mosaic, wood, pattern, subway. */
export const tile: Subject = ({ tones, accent, size, kind }) => {
  const s = mix(88, 112, size);
  const t = 9;
  const at = isometric(120, 66);
  const cell = (x: number, y: number, w: number, d: number, fill: string) =>
    polygon([at(x, y, t * 3), at(x + w, y, t * 3), at(x + w, y + d, t * 3), at(x, y + d, t * 3)], fill, 2);
  const stack = range(3)
    .map((i) => isoBox([120, 66], [0, 0, i * t], [s, s, t], tones, 2.6))
    .join('');
  const tops: Record<string, () => string> = {
    check: () =>
      range(2)
        .flatMap((i) =>
          range(2).map((j) =>
            cell((i * s) / 2, (j * s) / 2, s / 2, s / 2, (i + j) % 2 ? accent.light : tones.light),
          ),
        )
        .join(''),
    mosaic: () =>
      range(6)
        .flatMap((i) =>
          range(6).map((j) =>
            cell(
              (i * s) / 6,
              (j * s) / 6,
              s / 6,
              s / 6,
              pick([tones.light, tones.mid, accent.light, paper], i * 5 + j * 3),
            ),
          ),
        )
        .join(''),
    wood: () =>
      range(3)
        .map((i) => cell(0, (i * s) / 3, s, s / 3, pick([wood.light, wood.mid, '#DDB57E'], i)))
        .join('') +
      range(6)
        .map((i) => {
          const [a, b] = [
            at(10 + (i % 2) * 20, 8 + i * (s / 6.4), t * 3),
            at(60 + (i % 3) * 14, 8 + i * (s / 6.4), t * 3),
          ];
          return line(`M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`, wood.dark, 1.8);
        })
        .join(''),
    pattern: () =>
      range(2)
        .flatMap((i) =>
          range(2).map(
            (j) =>
              cell((i * s) / 2, (j * s) / 2, s / 2, s / 2, paper) +
              cell((i * s) / 2 + s / 8, (j * s) / 2 + s / 8, s / 4, s / 4, tones.mid),
          ),
        )
        .join('') + ellipse(...at(s / 2, s / 2, t * 3), s * 0.2, s * 0.115, accent.light, 2),
    subway: () =>
      range(4)
        .flatMap((i) =>
          range(3)
            .map((j) =>
              cell(
                Math.max(0, j * (s / 2) - (i % 2 ? s / 4 : 0)),
                (i * s) / 4,
                j === 0 && i % 2
                  ? s / 4
                  : Math.min(s / 2, s - Math.max(0, j * (s / 2) - (i % 2 ? s / 4 : 0))),
                s / 4,
                tones.light,
              ),
            )
            .filter((_, j) => i % 2 === 1 || j < 2),
        )
        .join(''),
    plain: () => {
      const [a, b] = [at(s * 0.16, s * 0.3, t * 3), at(s * 0.62, s * 0.3, t * 3)];
      return (
        line(`M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`, '#FFFFFF', 5) +
        line(`M${n(a[0] - 14)} ${n(a[1] + 12)}L${n(b[0] - 36)} ${n(b[1] - 2)}`, '#FFFFFF', 3.4)
      );
    },
  };
  return shadow(120, 72 + s, s + 4, s * 0.2) + stack + (tops[kind] ?? tops.plain!)();
};

/** Stone slabs. Kinds: marble, granite, limestone, tread. */
export const slab: Subject = ({ tones, accent, size, kind }) => {
  const t = mix(8, 16, size);
  const body: Tones = kind === 'marble' ? { light: '#FAFAF6', mid: '#E4E2DA', dark: tones.light } : tones;
  const veins =
    kind === 'granite'
      ? range(34)
          .map((i) =>
            dot(
              56 + ((i * 43) % 128),
              92 + ((i * 29) % 70) - Math.abs(56 + ((i * 43) % 128) - 120) * 0.02,
              2,
              i % 2 ? accent.dark : paper,
            ),
          )
          .join('')
      : kind === 'marble'
        ? line('M62 128Q92 112 110 122Q134 134 182 104M90 142Q120 128 150 134', tones.mid, 2.4) +
          line('M86 112Q100 104 120 106', tones.light, 2.4)
        : range(3)
            .map((i) =>
              line(
                `M${78 + i * 10} ${120 + i * 12}Q${110 + i * 8} ${108 + i * 12} ${150 + i * 6} ${112 + i * 10}`,
                tones.dark,
                1.8,
              ),
            )
            .join('');
  if (kind === 'tread')
    return (
      shadow(120, 190, 96, 18) +
      range(3)
        .map((i) =>
          isoBox(
            [70, 156 - i * 34],
            [0, 0, 0],
            [120, 40, 12],
            pick([body, { ...body, light: tones.light }], i),
            2.6,
          ),
        )
        .reverse()
        .join('')
    );
  return (
    shadow(120, 178, 104, 20) +
    isoBox([120, 76], [0, 0, 0], [116, 96, t], body) +
    isoBox([120, 76], [3, 3, t], [116, 96, t], body) +
    group(`translate(0 ${n(-t)})`, veins)
  );
};

/** Kinds: panel, flush, steel, glass, pvc, sliding. */
export const door: Subject = ({ tones, size, kind }) => {
  const w = mix(46, 54, size);
  const leaf: Tones = kind === 'steel' ? graphite : kind === 'pvc' ? white : kind === 'glass' ? steel : tones;
  const [l, r] = [120 - w, 120 + w];
  const inner: Record<string, string> = {
    panel: range(3)
      .map((i) => rect(l + 12, 44 + i * 52, w * 2 - 24, 42, 3, leaf.light, 2.4))
      .join(''),
    flush: line(`M${l + 16} 40V196M${l + 30} 40V196M${r - 24} 40V196`, leaf.dark, 2),
    steel:
      rect(l + 14, 44, w * 2 - 28, 56, 3, leaf.light, 2.4) +
      rect(l + 14, 116, w * 2 - 28, 76, 3, leaf.light, 2.4) +
      range(4)
        .map((i) => line(`M${l + 20} ${128 + i * 16}H${r - 20}`, tones.mid, 4))
        .join(''),
    glass:
      rect(l + 8, 40, w * 2 - 16, 158, 2, '#CFE4EC', 2.4) + flat(`M${l + 20} 50h20l-20 60Z`, '#FFFFFF', 0.8),
    pvc:
      rect(l + 12, 44, w * 2 - 24, 60, 8, '#CFE4EC', 2.4) + rect(l + 12, 118, w * 2 - 24, 74, 8, paper, 2.4),
    sliding: '',
  };
  if (kind === 'sliding')
    return (
      shadow(120, 206, 96) +
      rect(28, 32, 184, 172, 4, leaf.dark) +
      rect(36, 40, 88, 156, 2, '#CFE4EC') +
      rect(112, 40, 92, 156, 2, '#DCEEF3') +
      flat('M50 54h22l-22 56ZM128 54h22l-22 56Z', '#FFFFFF', 0.8) +
      plain(116, 106, 6, 30, 3, '#14232B')
    );
  return (
    shadow(124, 206, w + 26) +
    rect(l - 12, 24, w * 2 + 24, 182, 3, leaf.dark) +
    rect(l, 34, w * 2, 172, 2, leaf.mid) +
    (inner[kind] ?? inner.panel) +
    circle(r - 9, 122, 6, brass.mid, 2.4)
  );
};

/** Kinds: casement, sliding, arched, louvre, screen. */
export const windowFrame: Subject = ({ tones, size, kind }) => {
  const w = mix(72, 88, size);
  const glass = '#CFE4EC';
  const pane = (x: number, pw: number, y = 50, ph = 132) =>
    rect(x, y, pw, ph, 2, glass, 2.6) +
    flat(`M${x + 8} ${y + 10}h${n(pw * 0.34)}l${n(-pw * 0.34)} ${n(ph * 0.4)}Z`, '#FFFFFF', 0.85);
  const frame =
    kind === 'arched'
      ? path(`M${120 - w} 200V104A${w} 68 0 0 1 ${120 + w} 104V200Z`, tones.mid) +
        path(`M${132 - w} 188V106A${w - 12} 56 0 0 1 ${108 + w} 106V188Z`, glass) +
        line(`M120 50V188M${132 - w} 122H${108 + w}`, '#14232B', 10) +
        line(`M120 50V188M${132 - w} 122H${108 + w}`, tones.light, 5)
      : rect(120 - w, 38, w * 2, 156, 4, tones.mid);
  const inside =
    kind === 'arched'
      ? ''
      : kind === 'sliding'
        ? pane(132 - w, w - 8) + pane(118, w - 10) + plain(114, 100, 6, 30, 3, '#14232B')
        : kind === 'louvre'
          ? range(6)
              .map((i) =>
                polygon(
                  [
                    [132 - w, 56 + i * 22],
                    [108 + w, 56 + i * 22],
                    [102 + w, 70 + i * 22],
                    [126 - w, 70 + i * 22],
                  ],
                  glass,
                  2.4,
                ),
              )
              .join('')
          : kind === 'screen'
            ? rect(132 - w, 50, w * 2 - 24, 132, 2, '#E9EDEA', 2.4) +
              range(12)
                .map((i) =>
                  line(
                    `M${n(132 - w + (i * (w * 2 - 24)) / 12)} 50V182M${132 - w} ${50 + i * 11}H${108 + w}`,
                    graphite.light,
                    1,
                  ),
                )
                .join('')
            : pane(132 - w, w - 18) + pane(126, w - 18);
  return (
    shadow(122, 204, w + 12) +
    frame +
    inside +
    (kind === 'arched' ? '' : path(`M${112 - w} 192H${128 + w}V204H${112 - w}Z`, tones.light))
  );
};

/** Ironmongery. Kinds: lock, handle, hinge, padlock, cylinder, closer, knob. */
export const ironmongery: Subject = ({ tones, accent, size, kind }) => {
  const m = accent.mid === tones.mid ? steel : accent;
  const k = mix(0.9, 1.06, size);
  const g = (...parts: string[]) =>
    group(`translate(${n(120 - 120 * k)} ${n(120 - 120 * k)}) scale(${n(k)})`, ...parts);
  if (kind === 'hinge')
    return (
      shadow(120, 198, 88) +
      g(
        rect(40, 62, 72, 116, 4, m.light),
        rect(128, 62, 72, 116, 4, m.mid),
        range(5)
          .map((i) => path(`M110 ${60 + i * 24}H130V${84 + i * 24}H110Z`, i % 2 ? m.dark : m.light, 2.6))
          .join(''),
        [
          [62, 84],
          [62, 120],
          [62, 156],
          [178, 84],
          [178, 120],
          [178, 156],
        ]
          .map(
            ([x, y]) =>
              circle(x!, y!, 7, graphite.light, 2.2) +
              line(`M${x! - 4} ${y!}h8M${x!} ${y! - 4}v8`, '#14232B', 1.6),
          )
          .join(''),
      )
    );
  if (kind === 'padlock')
    return (
      shadow(120, 204, 66) +
      g(
        tube('M88 112V84Q88 48 120 48Q152 48 152 84V112', steel.light, 14),
        rect(64, 104, 112, 96, 14, brass.mid),
        flat('M142 106H162Q174 106 174 118V186Q174 198 162 198H142Z', brass.dark, 0.8),
        circle(120, 146, 12, '#14232B', 1),
        path('M115 150H125L128 176H112Z', '#14232B', 1),
      )
    );
  if (kind === 'cylinder')
    return (
      shadow(120, 196, 86) +
      g(
        circle(78, 100, 30, brass.light),
        path('M66 126H90V170Q78 180 66 170Z', brass.mid),
        path('M78 70H176V130H78A30 30 0 0 0 78 70Z', brass.mid),
        path('M90 130H176V168H90Z', brass.dark),
        circle(78, 100, 11, graphite.mid, 2.4),
        line('M78 92V108', '#14232B', 3),
        tube('M176 100H206', steel.mid, 7),
        circle(214, 100, 13, steel.light),
      )
    );
  if (kind === 'closer')
    return (
      shadow(120, 186, 90) +
      g(
        rect(34, 84, 150, 46, 8, m.mid),
        flat('M36 112H182V122Q182 128 176 128H42Q36 128 36 122Z', m.dark),
        tube('M132 84L200 56', m.dark, 8),
        tube('M200 56L150 34', m.dark, 8),
        circle(200, 56, 8, m.light),
        circle(132, 84, 10, m.light),
      )
    );
  if (kind === 'lock')
    return (
      shadow(120, 204, 74) +
      g(
        rect(58, 52, 100, 136, 6, m.mid),
        flat('M128 54H152Q156 54 156 58V182Q156 186 152 186H128Z', m.dark, 0.7),
        rect(150, 36, 18, 168, 3, m.light),
        path('M166 78H190L180 98H166Z', brass.mid),
        path('M166 128H192V152H166Z', brass.mid),
        circle(104, 92, 13, graphite.dark),
        circle(104, 142, 9, graphite.dark),
        path('M99 146H109L112 166H96Z', graphite.dark, 1),
      )
    );
  if (kind === 'knob')
    return (
      shadow(120, 200, 70) +
      g(
        circle(120, 120, 66, m.dark),
        circle(120, 114, 52, m.mid),
        circle(120, 110, 40, m.light),
        circle(120, 110, 10, graphite.mid, 2.4),
        line('M120 104V116', '#14232B', 2.4),
      )
    );
  return (
    shadow(116, 204, 66) +
    g(
      rect(74, 36, 44, 166, 12, m.light),
      flat('M100 38H106Q116 38 116 48V190Q116 200 106 200H100Z', m.dark, 0.6),
      tube('M96 92H178Q196 92 196 104', m.mid, 14),
      circle(96, 92, 16, m.mid),
      circle(96, 158, 8, graphite.dark, 2),
      dot(96, 52, 3, '#14232B'),
      dot(96, 188, 3, '#14232B'),
    )
  );
};

/** Ceilings and glass. Kinds: ceiling, grid, glass, block, skirting. */
export const surface: Subject = ({ tones, size, kind }) => {
  if (kind === 'glass')
    return (
      shadow(124, 198, 92) +
      range(3)
        .map((i) =>
          group(
            `translate(${i * 20 - 22} ${10 - i * 8})`,
            polygon(
              [
                [70, 66],
                [158, 42],
                [158, 158],
                [70, 190],
              ],
              pick(['#BFDCE6', '#CFE4EC', '#DCEEF3'], i),
            ),
            flat('M82 76L112 68L82 138Z', '#FFFFFF', 0.8),
            polygon(
              [
                [158, 42],
                [166, 46],
                [166, 162],
                [158, 158],
              ],
              tones.dark,
              2,
            ),
          ),
        )
        .join('')
    );
  if (kind === 'block')
    return (
      shadow(120, 186, 84, 16) +
      isoBox([108, 84], [0, 0, 0], [92, 40, 84], { light: '#DCEEF3', mid: '#BFDCE6', dark: tones.mid }) +
      group(
        'translate(73 110) skewY(30)',
        rect(10, 8, 60, 62, 6, '#DCEEF3', 2.4),
        line('M16 26Q40 14 64 30M16 46Q40 34 64 50', tones.dark, 2.4),
      )
    );
  if (kind === 'grid')
    return (
      shadow(124, 190, 94, 11) +
      range(3)
        .map((i) =>
          group(
            `translate(${i * 18 - 14} ${i * 20 - 26})`,
            polygon(
              [
                [30, 150],
                [174, 72],
                [182, 76],
                [38, 156],
              ],
              tones.light,
            ),
            polygon(
              [
                [38, 156],
                [182, 76],
                [182, 92],
                [38, 172],
              ],
              tones.mid,
            ),
            polygon(
              [
                [24, 170],
                [178, 90],
                [196, 98],
                [44, 182],
              ],
              paper,
              2.4,
            ),
          ),
        )
        .join('')
    );
  if (kind === 'skirting')
    return (
      shadow(124, 190, 94, 12) +
      range(3)
        .map((i) =>
          group(
            `translate(${i * 20 - 16} ${i * 16 - 22})`,
            polygon(
              [
                [28, 160],
                [176, 78],
                [176, 48],
                [36, 126],
                [28, 136],
              ],
              tones.mid,
            ),
            polygon(
              [
                [28, 136],
                [36, 126],
                [176, 48],
                [184, 52],
                [44, 130],
                [38, 140],
              ],
              tones.light,
            ),
            polygon(
              [
                [28, 160],
                [28, 136],
                [38, 140],
                [38, 166],
              ],
              tones.dark,
            ),
            line('M34 150L178 70', tones.dark, 2),
          ),
        )
        .join('')
    );
  const at = isometric(120, 84);
  const s = mix(92, 108, size);
  return (
    shadow(120, 84 + s, s, 20) +
    range(3)
      .map((i) =>
        isoBox(
          [120, 84],
          [0, 0, i * 11],
          [s, s, 11],
          { light: paper, mid: white.dark, dark: tones.mid },
          2.6,
        ),
      )
      .join('') +
    range(24)
      .map((i) => {
        const [x, y] = at(10 + ((i * 37) % (s - 18)), 10 + ((i * 53) % (s - 18)), 33);
        return ellipse(x, y, 2.6, 1.6, tones.light, 1.2);
      })
      .join('')
  );
};
