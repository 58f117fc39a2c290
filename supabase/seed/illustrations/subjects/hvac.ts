import { graphite, paper, steel, white } from '../palette.ts';
import {
  circle,
  dot,
  ellipse,
  flat,
  group,
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
} from '../pen.ts';
import type { Subject } from '../subject.ts';

const blades = (cx: number, cy: number, r: number, fill: string, count = 4): string =>
  range(count)
    .map((i) =>
      group(
        `rotate(${(360 / count) * i + 18} ${n(cx)} ${n(cy)})`,
        path(
          `M${n(cx)} ${n(cy)}Q${n(cx - r * 0.42)} ${n(cy - r * 0.5)} ${n(cx - r * 0.06)} ${n(cy - r * 0.94)}Q${n(cx + r * 0.44)} ${n(cy - r * 0.72)} ${n(cx)} ${n(cy)}Z`,
          fill,
          2.2,
        ),
      ),
    )
    .join('') + circle(cx, cy, r * 0.18, graphite.mid, 2.4);

/** Air conditioners. Kinds: split, outdoor, floor, cassette, window, set. */
export const airConditioner: Subject = ({ tones, size, kind }) => {
  const outdoor = (x: number, y: number, w: number, h: number) =>
    rect(x, y, w, h, 6, paper) +
    flat(
      `M${x + w * 0.72} ${y + 2}H${x + w - 6}Q${x + w - 2} ${y + 2} ${x + w - 2} ${y + 6}V${y + h - 6}Q${x + w - 2} ${y + h - 2} ${x + w - 6} ${y + h - 2}H${x + w * 0.72}Z`,
      '#D5DAD6',
    ) +
    circle(x + w * 0.38, y + h * 0.5, h * 0.38, tones.light) +
    blades(x + w * 0.38, y + h * 0.5, h * 0.34, tones.dark, 3) +
    range(3)
      .map((i) => circle(x + w * 0.38, y + h * 0.5, h * (0.14 + i * 0.1), 'none', 1.2))
      .join('') +
    range(5)
      .map((i) => line(`M${n(x + w * 0.78)} ${n(y + h * 0.2 + i * h * 0.09)}h${n(w * 0.16)}`, '#14232B', 2))
      .join('') +
    plain(x + w * 0.79, y + h * 0.72, w * 0.14, h * 0.1, 2, tones.mid);
  const indoor = (x: number, y: number, w: number, h: number) =>
    rect(x, y, w, h, h * 0.2, white.light) +
    path(
      `M${x + 4} ${y + h * 0.7}H${x + w - 4}Q${x + w - 2} ${y + h - 2} ${x + w - h * 0.2} ${y + h - 1}H${x + h * 0.2}Q${x + 2} ${y + h - 2} ${x + 4} ${y + h * 0.7}Z`,
      tones.light,
      2.4,
    ) +
    line(`M${x + 14} ${n(y + h * 0.84)}H${x + w - 14}`, '#14232B', 2.6) +
    plain(x + w - 44, y + h * 0.3, 26, 12, 3, tones.mid) +
    flat(`M${x + 12} ${y + 8}H${x + w * 0.6}V${y + 14}H${x + 12}Z`, '#E9EDEA');
  if (kind === 'outdoor')
    return (
      shadow(120, 204, 88) +
      outdoor(34, mix(76, 60, size), 172, mix(116, 132, size)) +
      path('M52 192h22v12h-22ZM166 192h22v12h-22Z', graphite.dark)
    );
  if (kind === 'floor')
    return (
      shadow(120, 208, 56) +
      rect(76, 28, 88, 176, 8, white.light) +
      flat('M136 30H156Q162 30 162 36V196Q162 202 156 202H136Z', '#D5DAD6') +
      rect(86, 42, 68, 44, 4, tones.light, 2.4) +
      range(5)
        .map((i) => line(`M90 ${50 + i * 7}H150`, tones.dark, 2.4))
        .join('') +
      rect(104, 98, 32, 14, 3, graphite.dark, 2) +
      range(6)
        .map((i) => line(`M90 ${138 + i * 9}H150`, tones.mid, 2.4))
        .join('')
    );
  if (kind === 'cassette')
    return (
      shadow(120, 186, 100, 16) +
      polygon(
        [
          [120, 60],
          [218, 112],
          [120, 166],
          [22, 112],
        ],
        white.light,
      ) +
      polygon(
        [
          [22, 112],
          [120, 166],
          [120, 182],
          [22, 128],
        ],
        '#D5DAD6',
      ) +
      polygon(
        [
          [218, 112],
          [120, 166],
          [120, 182],
          [218, 128],
        ],
        tones.dark,
      ) +
      polygon(
        [
          [120, 88],
          [168, 113],
          [120, 139],
          [72, 113],
        ],
        tones.light,
      ) +
      range(4)
        .map((i) => line(`M${84 + i * 12} ${113 - i * 6}l48 25`, tones.mid, 2))
        .join('')
    );
  if (kind === 'window')
    return (
      shadow(120, 200, 92) +
      polygon(
        [
          [196, 74],
          [216, 62],
          [216, 168],
          [196, 186],
        ],
        tones.dark,
      ) +
      polygon(
        [
          [40, 74],
          [62, 62],
          [216, 62],
          [196, 74],
        ],
        tones.light,
      ) +
      rect(40, 74, 156, 112, 6, paper) +
      rect(52, 88, 92, 84, 4, tones.light, 2.4) +
      range(8)
        .map((i) => line(`M56 ${96 + i * 10}H140`, tones.dark, 2.4))
        .join('') +
      circle(170, 108, 13, graphite.mid) +
      circle(170, 146, 13, graphite.mid) +
      line('M170 108V98M170 146l8 -6', '#FFFFFF', 2.6)
    );
  const h = mix(56, 70, size);
  if (kind === 'set')
    return (
      shadow(132, 208, 76) +
      tube('M180 78Q214 90 206 140', '#FBFBF8', 6) +
      indoor(20, 34, 172, h * 0.86) +
      outdoor(84, 116, 124, 88)
    );
  return (
    shadow(120, 190, 90) +
    indoor(22, 80, 196, h) +
    range(4)
      .map((i) => line(`M${62 + i * 38} ${n(92 + h)}q-8 12 0 22t0 20`, tones.mid, 4))
      .join('')
  );
};

/** Evaporative coolers. Kinds: window, portable, roof. */
export const cooler: Subject = ({ tones, size, kind }) => {
  const w = kind === 'portable' ? 54 : mix(74, 84, size);
  const top = kind === 'portable' ? 36 : 56;
  const wheels =
    kind === 'portable'
      ? circle(120 - w + 14, 200, 8, graphite.dark) + circle(120 + w - 14, 200, 8, graphite.dark)
      : path(`M${126 - w} 194h16v12h-16ZM${98 + w} 194h16v12h-16Z`, graphite.dark);
  return (
    shadow(122, 206, w + 16) +
    wheels +
    rect(120 - w, top, w * 2, 194 - top, 8, kind === 'roof' ? steel.light : tones.mid) +
    flat(
      `M${110 + w} ${top + 2}H${114 + w}Q${118 + w} ${top + 2} ${118 + w} ${top + 8}V186Q${118 + w} 192 ${112 + w} 192H${100 + w}V${top + 2}Z`,
      tones.dark,
      0.7,
    ) +
    rect(120 - w + 12, top + 12, w * 2 - 34, 74, 4, tones.light) +
    range(6)
      .map((i) => line(`M${120 - w + 16} ${top + 22 + i * 11}H${94 + w}`, tones.dark, 3))
      .join('') +
    range(3)
      .map((i) => line(`M${n(120 - w + 30 + i * (w * 0.5))} ${top + 12}V${top + 86}`, '#14232B', 1.8))
      .join('') +
    circle(120 - w + 26, 168, 8, paper, 2.4) +
    circle(120 - w + 50, 168, 8, paper, 2.4) +
    rect(92 + w * 0.3, 158, w * 0.5, 20, 4, '#CFE4EC', 2.2)
  );
};

/** Fans. Kinds: ceiling, exhaust, stand, wall, axial, duct. */
export const fan: Subject = ({ tones, size, kind }) => {
  if (kind === 'ceiling')
    return (
      shadow(120, 192, 92) +
      path('M114 30H126V92H114Z', steel.mid) +
      path('M102 26H138V38H102Z', tones.dark) +
      range(3)
        .map((i) => {
          const a = (i * 120 + 20) * (Math.PI / 180);
          const [x, y] = [120 + Math.cos(a) * 96, 116 + Math.sin(a) * 42];
          return polygon(
            [
              [120 + Math.cos(a - 0.5) * 26, 114 + Math.sin(a - 0.5) * 12],
              [x + Math.sin(a) * 14, y - Math.cos(a) * 12],
              [x - Math.sin(a) * 14, y + Math.cos(a) * 12],
              [120 + Math.cos(a + 0.5) * 26, 114 + Math.sin(a + 0.5) * 12],
            ],
            tones.mid,
          );
        })
        .join('') +
      ellipse(120, 112, 36, 19, tones.dark) +
      ellipse(120, 106, 32, 15, tones.light)
    );
  if (kind === 'stand')
    return (
      shadow(120, 208, 60) +
      path('M114 140H126V196H114Z', steel.mid) +
      ellipse(120, 200, 46, 10, graphite.mid) +
      circle(120, 90, mix(56, 64, size), paper) +
      blades(120, 90, 48, tones.mid, 5) +
      range(12)
        .map((i) => group(`rotate(${i * 30} 120 90)`, line('M120 74V36', '#14232B', 1.4)))
        .join('') +
      circle(120, 90, mix(56, 64, size), 'none') +
      circle(120, 90, 13, tones.dark)
    );
  if (kind === 'duct')
    return (
      shadow(120, 196, 90) +
      path('M42 92H86V168H42ZM154 92H198V168H154Z', steel.light) +
      path('M78 74H162V186H78Z', tones.mid) +
      flat('M78 150H162V184H78Z', tones.dark, 0.7) +
      ellipse(42, 130, 14, 38, steel.mid) +
      ellipse(42, 130, 8, 28, graphite.dark) +
      rect(100, 56, 40, 22, 3, graphite.mid) +
      line('M96 110H144M96 124H144', tones.light, 4)
    );
  const s = mix(68, 80, size);
  const round = kind === 'axial';
  return (
    shadow(122, 206, s + 12) +
    (round
      ? circle(120, 122, s + 4, steel.mid)
      : rect(120 - s, 122 - s, s * 2, s * 2, 10, kind === 'wall' ? steel.light : paper)) +
    circle(120, 122, s - 10, tones.light) +
    blades(120, 122, s - 16, tones.mid, kind === 'wall' ? 6 : 5) +
    (round
      ? range(4)
          .map((i) => group(`rotate(${i * 90 + 45} 120 122)`, line(`M120 ${n(122 - s)}V108`, '#14232B', 4)))
          .join('')
      : range(4)
          .map((i) =>
            circle(120 + (i % 2 ? 1 : -1) * (s - 10), 122 + (i > 1 ? 1 : -1) * (s - 10), 4, graphite.mid, 2),
          )
          .join(''))
  );
};

/** Heating. Kinds: boiler, instant, radiator, oil, gas, solar. */
export const heater: Subject = ({ tones, size, kind }) => {
  const red = '#CB3F33';
  if (kind === 'oil' || kind === 'radiator') {
    const count = Math.round(mix(7, 11, size));
    const w = 168 / count;
    return (
      shadow(120, 204, 92) +
      range(count)
        .map((i) => rect(36 + i * w, 66, w - 3, 118, w * 0.4, i % 2 ? white.light : tones.light, 2.6))
        .join('') +
      (kind === 'oil'
        ? rect(186, 78, 26, 108, 6, graphite.mid) +
          circle(199, 102, 8, paper, 2) +
          circle(199, 128, 8, paper, 2) +
          circle(60, 194, 10, graphite.dark) +
          circle(180, 194, 10, graphite.dark)
        : tube('M22 88H40M22 168H40', steel.mid, 8))
    );
  }
  if (kind === 'gas')
    return (
      shadow(120, 208, 70) +
      path('M62 46Q62 36 72 36H168Q178 36 178 46V196H62Z', tones.mid) +
      flat('M146 38H168Q176 38 176 46V194H146Z', tones.dark, 0.6) +
      rect(76, 56, 88, 84, 6, graphite.dark) +
      range(3)
        .map(
          (i) =>
            rect(84, 64 + i * 25, 72, 19, 3, '#F2A15A', 2) + line(`M92 ${74 + i * 25}H148`, '#FFF3C9', 3),
        )
        .join('') +
      circle(90, 166, 9, paper, 2.4) +
      circle(150, 166, 9, paper, 2.4) +
      path('M58 194H182V206H58Z', graphite.dark)
    );
  if (kind === 'solar')
    return (
      shadow(124, 206, 92) +
      tube('M60 190L92 92M190 190L176 92', steel.dark, 6) +
      path('M48 70H188A14 24 0 0 1 188 118H48A14 24 0 0 1 48 70Z', tones.mid) +
      flat('M44 100H198Q196 116 188 116H48Z', tones.dark, 0.7) +
      range(9)
        .map((i) => path(`M${54 + i * 15} 116h9l-8 74h-9Z`, '#2A5189', 2))
        .join('') +
      path('M40 186H178V198H40Z', steel.mid)
    );
  const instant = kind === 'instant';
  const w = instant ? 46 : mix(46, 58, size);
  const [top, bottom] = instant ? [66, 166] : [34, 184];
  return (
    shadow(122, 206, w + 18) +
    tube('M102 176V204', '#3672BE', 7) +
    tube('M138 176V204', red, 7) +
    rect(120 - w, top, w * 2, bottom - top, instant ? 12 : w * 0.6, white.light) +
    flat(
      `M${120 + w * 0.4} ${top + 3}Q${118 + w} ${top + 8} ${118 + w} ${top + w * 0.5}V${bottom - w * 0.5}Q${118 + w} ${bottom - 8} ${120 + w * 0.4} ${bottom - 3}Z`,
      '#D5DAD6',
    ) +
    path(`M${120 - w} ${bottom - 54}H${120 + w}V${bottom - 42}H${120 - w}Z`, tones.mid, 2.4) +
    circle(120, bottom - 82, 14, tones.light, 2.4) +
    line(`M120 ${bottom - 82}l7 -8`, red, 3) +
    dot(120, bottom - 24, 4, red)
  );
};

/** Air distribution. Kinds: grille, duct, flex, diffuser, insulation, thermostat. */
export const airPart: Subject = ({ tones, size, kind }) => {
  if (kind === 'thermostat')
    return (
      shadow(120, 204, 70) +
      rect(54, 50, 132, 142, 18, paper) +
      circle(120, 112, mix(44, 50, size), tones.mid) +
      circle(120, 112, 34, '#CFE4EC') +
      line('M102 118l10 -14l10 8l14 -14', '#14232B', 3) +
      range(11)
        .map((i) => {
          const a = 2.4 + i * 0.45;
          return dot(120 + Math.cos(a) * 54, 112 + Math.sin(a) * 54, 2.4, tones.dark);
        })
        .join('') +
      plain(100, 176, 40, 6, 3, tones.light)
    );
  if (kind === 'grille') {
    const w = mix(80, 94, size);
    return (
      shadow(122, 192, w) +
      rect(120 - w, 66, w * 2, 116, 4, white.light) +
      rect(134 - w, 80, w * 2 - 28, 88, 2, graphite.dark, 2.4) +
      range(7)
        .map((i) => path(`M${136 - w} ${84 + i * 12}H${104 + w}l-4 7H${140 - w}Z`, tones.light, 1.8))
        .join('')
    );
  }
  if (kind === 'diffuser')
    return (
      shadow(120, 186, 100, 14) +
      range(4)
        .map((i) => {
          const k = 1 - i * 0.24;
          return polygon(
            [
              [120, 116 - 56 * k - i * 2],
              [120 + 98 * k, 116 - i * 2],
              [120, 116 + 56 * k - i * 2],
              [120 - 98 * k, 116 - i * 2],
            ],
            i % 2 ? tones.mid : white.light,
            2.6,
          );
        })
        .join('')
    );
  const r = mix(34, 50, size);
  if (kind === 'insulation')
    return (
      shadow(124, 198, 90, 12) +
      group(
        'translate(56 156) rotate(-26)',
        path(`M0 ${n(-r)}H124A${n(r * 0.5)} ${n(r)} 0 0 1 124 ${n(r)}H0Z`, graphite.mid),
        flat(`M2 ${n(r * 0.3)}H130V${n(r * 0.9)}H2Z`, graphite.dark),
        ellipse(0, 0, r * 0.5, r, graphite.light),
        ellipse(0, 0, r * 0.24, r * 0.48, '#E9EBE8', 2.2),
        path(`M46 ${n(-r)}h12v${n(r * 2)}h-12Z`, tones.mid, 2),
      )
    );
  return (
    shadow(124, 198, 92, 12) +
    group(
      'translate(54 160) rotate(-26)',
      path(
        `M0 ${n(-r)}H130A${n(r * 0.5)} ${n(r)} 0 0 1 130 ${n(r)}H0Z`,
        kind === 'flex' ? steel.light : tones.light,
      ),
      flat(`M2 ${n(r * 0.3)}H140V${n(r * 0.94)}H2Z`, kind === 'flex' ? steel.dark : tones.mid, 0.8),
      range(kind === 'flex' ? 11 : 3)
        .map(
          (i) =>
            `<path d="M${n((i + 1) * (kind === 'flex' ? 11 : 34))} ${n(-r)}A${n(r * 0.5)} ${n(r)} 0 0 1 ${n((i + 1) * (kind === 'flex' ? 11 : 34))} ${n(r)}" fill="none" stroke="#14232B" stroke-width="2"/>`,
        )
        .join(''),
      ellipse(0, 0, r * 0.5, r, tones.mid),
      ellipse(0, 0, r * 0.43, r * 0.88, graphite.dark, 1.6),
    )
  );
};
