import { copper, graphite, paper, steel, type Tones } from '../palette.ts';
import {
  circle,
  dot,
  ellipse,
  flat,
  group,
  isoBox,
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

const cores: Tones[] = [
  { light: '#F0A096', mid: '#CB3F33', dark: '#932A21' },
  { light: '#FBE6A0', mid: '#F2C230', dark: '#BD9214' },
  { light: '#9CC0EA', mid: '#3672BE', dark: '#264F87' },
  { light: '#A6D3A0', mid: '#4A9A55', dark: '#316E3B' },
  { light: '#5B6970', mid: '#37444B', dark: '#232D33' },
];

/** Kinds: drum, coil, section, flat. */
export const cable: Subject = ({ tones, accent, size, kind }) => {
  if (kind === 'coil')
    return group(
      'translate(0 -4)',
      shadow(122, 204, 80),
      range(5)
        .map(
          (i) =>
            `<ellipse cx="120" cy="${132 + (2 - i) * 6}" rx="78" ry="62" fill="none" stroke="#14232B" stroke-width="34"/><ellipse cx="120" cy="${132 + (2 - i) * 6}" rx="78" ry="62" fill="none" stroke="${i % 2 ? tones.mid : tones.dark}" stroke-width="29"/>`,
        )
        .slice(0, 1)
        .join(''),
      `<ellipse cx="120" cy="126" rx="72" ry="60" fill="none" stroke="#14232B" stroke-width="${n(mix(30, 42, size))}"/><ellipse cx="120" cy="126" rx="72" ry="60" fill="none" stroke="${tones.mid}" stroke-width="${n(mix(25, 37, size))}"/>`,
      range(3)
        .map(
          (i) =>
            `<ellipse cx="120" cy="126" rx="${64 + i * 8}" ry="${52 + i * 8}" fill="none" stroke="${i === 1 ? tones.light : tones.dark}" stroke-width="2.4"/>`,
        )
        .join(''),
      path('M102 44h36v46h-36Z', accent.light),
      tube('M176 168Q206 190 212 206', tones.mid, 8),
    );
  if (kind === 'section') {
    const count = Math.round(mix(2, 5, size));
    return (
      shadow(126, 196, 92) +
      group(
        'rotate(-20 120 130)',
        path('M20 92H142V168H20Z', tones.mid) +
          flat('M22 140H142V166H22Z', tones.dark) +
          flat('M24 100H140V108H24Z', '#FFFFFF', 0.4) +
          ellipse(142, 130, 17, 38, tones.light) +
          range(count)
            .map((i) => {
              const y = 130 + (i - (count - 1) / 2) * (58 / count);
              const core = pick(cores, i);
              return (
                tube(
                  `M146 ${n(y)}Q168 ${n(y + (i - (count - 1) / 2) * 3)} 186 ${n(130 + (i - (count - 1) / 2) * 22)}`,
                  core.mid,
                  n(44 / count),
                ) +
                tube(
                  `M188 ${n(130 + (i - (count - 1) / 2) * 22)}l20 ${n((i - (count - 1) / 2) * 4)}`,
                  copper.mid,
                  n(24 / count),
                )
              );
            })
            .join(''),
      )
    );
  }
  if (kind === 'flat')
    return (
      shadow(120, 200, 84) +
      range(4)
        .map((i) =>
          tube(
            `M56 ${78 + i * 26}Q120 ${50 + i * 26} 184 ${78 + i * 26}Q120 ${116 + i * 26} 56 ${78 + i * 26}Z`,
            i % 2 ? tones.light : tones.mid,
            mix(8, 14, size),
          ),
        )
        .join('') +
      path('M106 58h28v130h-28Z', accent.mid)
    );
  const r = mix(58, 72, size);
  return (
    shadow(122, 202, 88) +
    ellipse(158, 122, r * 0.52, r, '#A67C45') +
    path(`M78 ${n(122 - r * 0.66)}H158V${n(122 + r * 0.66)}H78Z`, tones.mid) +
    range(6)
      .map((i) =>
        line(
          `M${92 + i * 12} ${n(122 - r * 0.62)}Q${84 + i * 12} 122 ${92 + i * 12} ${n(122 + r * 0.62)}`,
          i % 2 ? tones.dark : tones.light,
          3,
        ),
      )
      .join('') +
    ellipse(82, 122, r * 0.52, r, '#E8C99A') +
    ellipse(82, 122, r * 0.36, r * 0.7, '#CFA569', 2) +
    range(4)
      .map((i) =>
        group(
          `rotate(${i * 45 + 22} 82 122)`,
          line(`M82 ${n(122 - r * 0.68)}V${n(122 + r * 0.68)}`, '#A67C45', 2),
        ),
      )
      .join('') +
    ellipse(82, 122, 8, 13, graphite.dark) +
    tube(`M158 ${n(122 + r * 0.6)}Q196 ${n(128 + r * 0.6)} 214 200`, tones.mid, 6)
  );
};

/** Circuit breakers by poles. Kinds: 1, 2, 3, 4, mccb, contactor, board, rccb. */
export const breaker: Subject = ({ tones, accent, size, kind }) => {
  if (kind === 'board') {
    const w = mix(70, 88, size);
    return (
      shadow(120, 208, w) +
      rect(120 - w, 38, w * 2, 164, 8, paper) +
      flat(
        `M${120 + w - 20} 40H${120 + w - 8}Q${118 + w} 40 ${118 + w} 48V192Q${118 + w} 200 ${112 + w} 200H${120 + w - 20}Z`,
        '#D5DAD6',
      ) +
      rect(134 - w, 64, w * 2 - 28, 44, 4, tones.light) +
      rect(134 - w, 126, w * 2 - 28, 44, 4, tones.light) +
      [64, 126]
        .map((y) =>
          range(Math.floor((w * 2 - 34) / 17))
            .map(
              (i) =>
                rect(138 - w + i * 17, y + 8, 13, 28, 2, paper, 2) +
                plain(141.5 - w + i * 17, y + 14, 6, 11, 1, i ? graphite.mid : '#CB3F33'),
            )
            .join(''),
        )
        .join('') +
      circle(120 + w - 9, 120, 4, graphite.mid, 2)
    );
  }
  if (kind === 'contactor' || kind === 'mccb') {
    const o = [112, 78] as const;
    return (
      shadow(120, 190, 88, 18) +
      isoBox(
        o,
        [0, 0, 0],
        [74, 92, 70],
        kind === 'mccb' ? graphite : { light: '#F0F2EF', mid: '#E3E7E4', dark: '#BFC7C3' },
      ) +
      isoBox(o, [16, 24, 70], [42, 44, 14], tones) +
      (kind === 'mccb'
        ? isoBox(o, [30, 38, 84], [14, 14, 14], accent)
        : isoBox(o, [26, 34, 84], [22, 24, 6], graphite)) +
      range(3)
        .map((i) => {
          const [x, y] = [
            o[0] + (74 - 12 - i * 0) * 0.866 - (18 + i * 28) * 0.866,
            o[1] + (74 - 12) * 0.5 + (18 + i * 28) * 0.5 - 70,
          ];
          return ellipse(x, y, 7, 4.5, steel.light, 2) + line(`M${n(x - 4)} ${n(y - 1)}l8 2`, '#14232B', 1.6);
        })
        .join('')
    );
  }
  const poles = kind === 'rccb' ? 2 : Number(kind) || 1;
  const pw = poles > 2 ? 40 : 48;
  const x0 = 120 - (poles * pw) / 2 - 8;
  const one = (i: number) => {
    const x = x0 + i * pw;
    return (
      path(`M${x} 48H${x + pw}V196H${x}Z`, paper) +
      path(`M${x} 82H${x + pw}V162H${x}Z`, '#E9EDEA') +
      rect(x + 9, 100, pw - 18, 42, 3, graphite.light, 2.4) +
      rect(x + pw / 2 - 8, 102, 16, 22, 2, tones.mid, 2.4) +
      circle(x + pw / 2, 65, 7, steel.mid, 2.2) +
      line(`M${x + pw / 2 - 5} 65h10`) +
      circle(x + pw / 2, 179, 7, steel.mid, 2.2) +
      line(`M${x + pw / 2 - 5} 179h10`) +
      plain(x + 8, 148, (pw - 16) * mix(0.5, 1, size), 5, 2, tones.light)
    );
  };
  const x1 = x0 + poles * pw;
  return (
    shadow(126, 202, 40 + poles * pw * 0.5) +
    polygon(
      [
        [x1, 48],
        [x1 + 18, 60],
        [x1 + 18, 204],
        [x1, 196],
      ],
      '#BFC7C3',
    ) +
    range(poles).map(one).join('') +
    (poles > 1
      ? path(`M${x0 + pw / 2 - 8} 106H${x1 - pw / 2 + 8}V116H${x0 + pw / 2 - 8}Z`, accent.mid, 2.4)
      : '') +
    (kind === 'rccb' ? circle(x0 + 20, 152, 6, '#F2C230', 2) : '')
  );
};

/** Wall plates. Kinds: switch1, switch2, switch3, socket, double, usb, dimmer, bell. */
export const wallPlate: Subject = ({ tones, accent, size, kind }) => {
  const wide = kind === 'double';
  const w = wide ? 92 : mix(68, 76, size);
  const h = wide ? 62 : w;
  const plate =
    shadow(122, 122 + h + 6, w * 0.95) +
    group('translate(6 6)', rect(120 - w, 120 - h, w * 2, h * 2, 14, tones.dark)) +
    rect(120 - w, 120 - h, w * 2, h * 2, 14, paper);
  const rocker = (x: number, rw: number) =>
    rect(x, 120 - h * 0.62, rw, h * 1.24, 6, '#F0F2EF') +
    flat(
      `M${n(x + 2)} 120H${n(x + rw - 2)}V${n(120 + h * 0.58)}Q${n(x + rw / 2)} ${n(120 + h * 0.62)} ${n(x + 2)} ${n(120 + h * 0.58)}Z`,
      '#D5DAD6',
    ) +
    plain(x + rw / 2 - 7, 120 + h * 0.34, 14, 4, 2, tones.mid);
  const socket = (cx: number) =>
    rect(cx - 34, 86, 68, 68, 8, '#F0F2EF') +
    plain(cx - 5, 98, 10, 20, 2, graphite.dark) +
    plain(cx - 24, 130, 16, 9, 2, graphite.dark) +
    plain(cx + 8, 130, 16, 9, 2, graphite.dark);
  const face: Record<string, string> = {
    switch1: rocker(120 - 26, 52),
    switch2: rocker(120 - 46, 42) + rocker(124, 42),
    switch3: range(3)
      .map((i) => rocker(120 - 51 + i * 35, 31))
      .join(''),
    socket: socket(120),
    double: socket(78) + socket(162),
    dimmer:
      circle(120, 120, 36, tones.light) +
      circle(120, 120, 24, paper) +
      line('M120 120L134 106', '#14232B', 4) +
      range(7)
        .map((i) =>
          dot(120 + Math.cos(2.2 + i * 0.81) * 48, 120 + Math.sin(2.2 + i * 0.81) * 48, 3, tones.dark),
        )
        .join(''),
    usb:
      socket(120).replace(/86/, '92') +
      rect(92, 66, 24, 10, 2, graphite.mid, 2) +
      rect(124, 66, 24, 10, 2, graphite.mid, 2),
    bell:
      circle(120, 120, 34, tones.mid) +
      flat('M104 130Q110 124 110 112Q112 100 120 100Q128 100 130 112Q130 124 136 130Z', '#FFFFFF') +
      dot(120, 136, 5, '#FFFFFF'),
  };
  return (
    plate +
    (face[kind] ?? socket(120)) +
    (kind.startsWith('switch') || kind === 'double'
      ? ''
      : dot(120 - w + 14, 120, 3, accent.mid) + dot(120 + w - 14, 120, 3, accent.mid))
  );
};

/** Kinds: bulb, spot, tube, panel, flood, street, strip, bulkhead. */
export const lamp: Subject = ({ tones, size, kind }) => {
  const glow = '#FFF3C9';
  if (kind === 'tube')
    return (
      shadow(120, 176, 92) +
      range(2)
        .map((i) =>
          group(
            `translate(${i * 6 - 4} ${i * 40 - 24}) rotate(-18 120 120)`,
            path('M26 108H214V132H26Z', glow) +
              flat('M28 110H212V116H28Z', '#FFFFFF') +
              path('M20 106H40V134H20Z', steel.mid) +
              path('M200 106H220V134H200Z', steel.mid) +
              line('M12 114h8M12 126h8M220 114h8M220 126h8', '#14232B', 3),
          ),
        )
        .join('')
    );
  if (kind === 'panel')
    return (
      shadow(120, 186, 100, 18) +
      isoBox([120, 92], [0, 0, 0], [mix(84, 104, size), mix(84, 104, size), 10], {
        light: glow,
        mid: paper,
        dark: steel.mid,
      }) +
      group(
        'translate(0 -10)',
        polygon(
          [
            [120, 104],
            [120 + mix(60, 76, size), 104 + mix(34, 44, size)],
            [120, 104 + mix(68, 88, size)],
            [120 - mix(60, 76, size), 104 + mix(34, 44, size)],
          ],
          '#FFFBEA',
          2,
        ),
      )
    );
  if (kind === 'flood')
    return (
      shadow(120, 204, 80) +
      tube('M54 120V188H186V120', graphite.mid, 8) +
      rect(40, 58, 160, mix(86, 104, size), 8, graphite.mid) +
      rect(54, 70, 132, mix(62, 80, size), 4, glow) +
      range(3)
        .map((i) =>
          range(6)
            .map((j) => rect(62 + j * 20, 78 + i * mix(18, 24, size), 12, 11, 2, tones.light, 1.6))
            .join(''),
        )
        .join('') +
      range(7)
        .map((i) => line(`M${60 + i * 20} 48v10`, graphite.dark, 5))
        .join('')
    );
  if (kind === 'street')
    return (
      shadow(132, 204, 70) +
      tube('M60 204V110Q60 78 92 74', steel.mid, 9) +
      path('M84 60L196 74Q216 82 206 96L92 88Q80 76 84 60Z', graphite.mid) +
      path('M104 90L200 98Q196 112 176 110L116 104Z', glow) +
      path('M44 196h32v12h-32Z', graphite.dark)
    );
  if (kind === 'strip')
    return (
      shadow(120, 200, 84) +
      circle(108, 118, 66, paper) +
      range(3)
        .map(
          (i) =>
            `<circle cx="108" cy="118" r="${32 + i * 13}" fill="none" stroke="#14232B" stroke-width="11"/><circle cx="108" cy="118" r="${32 + i * 13}" fill="none" stroke="${i % 2 ? glow : tones.light}" stroke-width="8" stroke-dasharray="9 4"/>`,
        )
        .join('') +
      circle(108, 118, 15, graphite.mid) +
      path('M108 180H214V196H104Z', glow) +
      range(6)
        .map((i) => plain(120 + i * 15, 185, 7, 6, 1, tones.mid))
        .join('')
    );
  if (kind === 'bulkhead')
    return (
      shadow(122, 190, 80) +
      ellipse(120, 118, 84, mix(56, 72, size), graphite.mid) +
      ellipse(120, 114, 66, mix(42, 56, size), glow) +
      tube('M62 114H178M120 66V164', graphite.light, 3)
    );
  if (kind === 'spot')
    return (
      shadow(120, 200, 70) +
      ellipse(120, 128, mix(66, 78, size), mix(42, 50, size), paper) +
      ellipse(120, 124, mix(46, 56, size), mix(28, 34, size), tones.light) +
      ellipse(120, 122, 34, 20, glow) +
      path('M52 92L66 74L84 88Z', steel.mid) +
      path('M188 92L174 74L156 88Z', steel.mid) +
      range(5)
        .map((i) => dot(102 + i * 9, 122 + (i % 2) * 5 - 2, 2.6, '#F2C230'))
        .join('')
    );
  const r = mix(44, 58, size);
  return (
    shadow(120, 208, 52) +
    path(
      `M${n(120 - r)} ${n(44 + r)}A${n(r)} ${n(r)} 0 1 1 ${n(120 + r)} ${n(44 + r)}Q${n(120 + r)} ${n(68 + r)} 142 ${n(82 + r)}V150H98V${n(82 + r)}Q${n(120 - r)} ${n(68 + r)} ${n(120 - r)} ${n(44 + r)}Z`,
      glow,
    ) +
    flat(
      `M${n(120 - r * 0.66)} ${n(44 + r)}A${n(r * 0.66)} ${n(r * 0.66)} 0 0 1 112 ${n(44 + r * 0.36)}L110 ${n(44 + r * 0.6)}Q${n(120 - r * 0.42)} ${n(44 + r * 0.7)} ${n(120 - r * 0.44)} ${n(44 + r)}Z`,
      '#FFFFFF',
    ) +
    path('M92 146H148V168H92Z', paper) +
    path('M96 168H144V176H96ZM98 176H142V184H98ZM100 184H140V192H100Z', steel.mid, 2.4) +
    path('M108 192H132L126 204H114Z', graphite.dark, 2.4)
  );
};

/** Conduit and its fittings. Kinds: conduit, trunking, tray, box, gland, flex. */
export const conduit: Subject = ({ tones, accent, size, kind }) => {
  if (kind === 'box')
    return (
      shadow(120, 184, 86, 16) +
      isoBox([116, 86], [0, 0, 0], [mix(78, 100, size), mix(78, 92, size), 46], tones) +
      isoBox([116, 86], [6, 6, 46], [mix(66, 88, size), mix(66, 80, size), 5], {
        light: paper,
        mid: accent.mid,
        dark: accent.dark,
      }) +
      circle(96, 160, 9, graphite.mid, 2.2) +
      circle(158, 152, 9, graphite.mid, 2.2)
    );
  if (kind === 'tray')
    return (
      shadow(124, 186, 96, 14) +
      polygon(
        [
          [30, 140],
          [128, 84],
          [214, 128],
          [116, 186],
        ],
        tones.light,
      ) +
      range(5)
        .flatMap((i) =>
          range(3).map((j) => {
            const [x, y] = [52 + i * 20 + j * 28, 138 - i * 11 + j * 14];
            return polygon(
              [
                [x, y],
                [x + 12, y - 6],
                [x + 18, y - 3],
                [x + 6, y + 3],
              ],
              '#E9EBE8',
              1.8,
            );
          }),
        )
        .join('') +
      polygon(
        [
          [30, 140],
          [128, 84],
          [128, 66],
          [30, 122],
        ],
        tones.mid,
      ) +
      polygon(
        [
          [116, 186],
          [214, 128],
          [214, 110],
          [116, 168],
        ],
        tones.dark,
      )
    );
  if (kind === 'trunking')
    return (
      shadow(124, 190, 92, 12) +
      polygon(
        [
          [34, 132],
          [60, 148],
          [196, 70],
          [170, 56],
        ],
        tones.light,
      ) +
      polygon(
        [
          [60, 148],
          [60, 186],
          [196, 108],
          [196, 70],
        ],
        tones.mid,
      ) +
      path('M34 132V170L60 186V148Z', paper) +
      path('M40 141V163L54 172V150Z', graphite.dark, 2) +
      line('M64 160L194 86', tones.dark, 2)
    );
  if (kind === 'gland') return shadow(120, 202, 62) + turnedGland(tones, accent, size);
  if (kind === 'flex')
    return (
      shadow(120, 202, 84) +
      range(3)
        .map(
          (i) =>
            tube(
              `M48 ${90 + i * 40}Q120 ${56 + i * 40} 192 ${90 + i * 40}Q120 ${124 + i * 40} 48 ${90 + i * 40}Z`,
              tones.mid,
              17,
            ) +
            `<path d="M48 ${90 + i * 40}Q120 ${56 + i * 40} 192 ${90 + i * 40}Q120 ${124 + i * 40} 48 ${90 + i * 40}Z" fill="none" stroke="${tones.dark}" stroke-width="17" stroke-dasharray="3 6"/>`,
        )
        .join('')
    );
  const r = mix(10, 18, size);
  return (
    shadow(126, 194, 92, 11) +
    range(4)
      .map((i) =>
        group(
          `translate(${i * 22} ${i * 12 - 10})`,
          line(`M46 150L156 72`, '#14232B', r * 2 + 5) +
            line('M46 150L156 72', i % 2 ? tones.mid : tones.light, r * 2) +
            line('M44 144L152 68', '#FFFFFF', 3) +
            ellipse(46, 150, r * 0.95, r * 1.02, tones.dark, 2.6) +
            ellipse(46, 150, r * 0.6, r * 0.66, '#14232B', 1),
        ),
      )
      .join('')
  );
};

const turnedGland = (tones: Tones, accent: Tones, size: number): string =>
  group(
    'rotate(28 120 120)',
    path(`M96 30H144V${n(mix(80, 70, size))}H96Z`, tones.light),
    range(4)
      .map((i) => line(`M96 ${40 + i * 9}H144`))
      .join(''),
    path('M76 78H164L170 118H70Z', tones.mid),
    line('M104 78L102 118M136 78L138 118'),
    path('M84 118H156V136H84Z', accent.mid),
    path('M72 136H168L158 186Q120 200 82 186Z', tones.mid),
    flat('M132 137H166L157 185Q146 190 132 192Z', tones.dark, 0.7),
    line('M100 137L104 190'),
  );

/** Backup power. Kinds: battery, ups, inverter, panel, stabiliser. */
export const powerBackup: Subject = ({ tones, accent, size, kind }) => {
  if (kind === 'panel') {
    const [w, h] = [mix(104, 122, size), mix(68, 80, size)];
    return (
      shadow(126, 200, 84) +
      tube('M92 176L80 204M166 160L182 204', steel.dark, 6) +
      polygon(
        [
          [38, 150],
          [38 + w, 150 - h],
          [38 + w + 58, 178 - h],
          [96, 184],
        ],
        steel.light,
      ) +
      polygon(
        [
          [46, 150],
          [38 + w, 156 - h],
          [28 + w + 58, 180 - h],
          [96, 178],
        ],
        tones.dark,
      ) +
      range(4)
        .map((i) =>
          line(
            `M${n(46 + ((i + 1) * (w - 8)) / 5)} ${n(150 - ((i + 1) * (h - 6)) / 5)}l50 ${28}`,
            tones.light,
            1.8,
          ),
        )
        .join('') +
      range(2)
        .map((i) => line(`M${63 + i * 17} ${159 + i * 9}l${n(w - 8)} ${n(6 - h)}`, tones.light, 1.8))
        .join('')
    );
  }
  if (kind === 'battery') {
    const d = mix(52, 70, size);
    return (
      shadow(120, 186, 92, 16) +
      isoBox([106, 92], [0, 0, 0], [108, d, 66], graphite) +
      isoBox([106, 92], [-3, -3, 66], [114, d + 6, 12], tones) +
      isoBox([106, 92], [10, 10, 78], [14, 14, 12], steel) +
      isoBox([106, 92], [84, 10, 78], [14, 14, 12], accent) +
      group(
        'translate(0 0)',
        line(`M${n(106 - d * 0.866 + 20)} ${n(92 + d * 0.5 - 22)}l46 26`, tones.light, 6),
      )
    );
  }
  const h = kind === 'ups' ? mix(108, 140, size) : mix(96, 120, size);
  const w = kind === 'ups' ? 78 : 128;
  return (
    shadow(124, 204, w * 0.7) +
    polygon(
      [
        [120 + w / 2, 200 - h],
        [140 + w / 2, 188 - h],
        [140 + w / 2, 190],
        [120 + w / 2, 200],
      ],
      tones.dark,
    ) +
    polygon(
      [
        [120 - w / 2, 200 - h],
        [140 - w / 2, 188 - h],
        [140 + w / 2, 188 - h],
        [120 + w / 2, 200 - h],
      ],
      tones.light,
    ) +
    rect(120 - w / 2, 200 - h, w, h, 4, kind === 'ups' ? graphite.mid : tones.mid) +
    rect(120 - w / 2 + 12, 212 - h, w - 24, h * 0.3, 4, '#CFE4EC', 2.4) +
    (kind === 'stabiliser'
      ? line(`M${104} ${n(212 - h + h * 0.26)}L128 ${n(218 - h)}`, '#CB3F33', 3)
      : plain(120 - w / 2 + 20, 220 - h, (w - 40) * 0.6, h * 0.1, 2, tones.dark)) +
    range(3)
      .map((i) => dot(120 - 20 + i * 20, 200 - h * 0.5, 4, pick(['#8FD08A', '#F2C230', '#CB3F33'], i)))
      .join('') +
    range(5)
      .map((i) =>
        line(`M${n(120 - w / 2 + 16)} ${n(200 - h * 0.38 + i * 8)}H${n(120 + w / 2 - 16)}`, '#14232B', 2.4),
      )
      .join('')
  );
};

/** Leads and plugs. Kinds: strip, reel, plug, tester. */
export const extension: Subject = ({ tones, accent, size, kind }) => {
  if (kind === 'reel')
    return (
      shadow(120, 206, 78) +
      tube('M66 200L84 110M174 200L156 110', graphite.mid, 7) +
      tube('M56 204H184', graphite.mid, 6) +
      circle(120, 112, 66, tones.mid) +
      circle(120, 112, 50, graphite.dark) +
      range(3)
        .map((i) => circle(120, 112, 46 - i * 5, 'none', 2))
        .join('') +
      circle(120, 112, 30, tones.light) +
      range(4)
        .map((i) =>
          dot(120 + Math.cos(i * 1.57 + 0.78) * 16, 112 + Math.sin(i * 1.57 + 0.78) * 16, 6, graphite.dark),
        )
        .join('') +
      tube('M96 46Q98 30 120 30Q142 30 144 46', graphite.mid, 7)
    );
  if (kind === 'plug')
    return (
      shadow(120, 200, 66) +
      tube('M120 150Q120 206 60 202', graphite.dark, 8) +
      path('M76 86H164V118Q164 156 132 160H108Q76 156 76 118Z', tones.mid) +
      flat('M126 88H162V118Q162 154 132 158H126Z', tones.dark, 0.6) +
      path('M88 52h14v34h-14ZM138 52h14v34h-14Z', steel.light) +
      path('M112 40h16v46h-16Z', steel.mid) +
      circle(120, 120, 10, accent.light, 2.4)
    );
  if (kind === 'tester')
    return (
      shadow(116, 206, 66) +
      tube('M100 190Q60 214 40 180V150', '#CB3F33', 4) +
      tube('M132 190Q200 220 204 170V140', graphite.dark, 4) +
      rect(74, 44, 92, 152, 14, tones.mid) +
      rect(86, 58, 68, 40, 4, '#DDEFA6') +
      line('M96 86l10 -16l12 10l14 -14', '#14232B', 2.6) +
      circle(120, 140, 30, graphite.mid) +
      line('M120 140L136 122', '#FFFFFF', 4) +
      range(8)
        .map((i) => dot(120 + Math.cos(i * 0.785) * 38, 140 + Math.sin(i * 0.785) * 38, 2.4, '#FFFFFF'))
        .join('')
    );
  const count = Math.round(mix(3, 5, size));
  return (
    shadow(120, 188, 98) +
    tube('M36 128Q14 128 18 166Q22 196 60 198', graphite.dark, 5) +
    group(
      'rotate(-14 120 120)',
      rect(34, 92, 180, 58, 12, paper),
      flat('M38 132H210V138Q210 148 200 148H48Q38 148 38 140Z', '#D5DAD6'),
      range(count)
        .map(
          (i) =>
            circle(66 + i * (132 / count) + 8, 120, 15, tones.light, 2.4) +
            dot(60 + i * (132 / count) + 8, 122, 3, graphite.dark) +
            dot(72 + i * (132 / count) + 8, 122, 3, graphite.dark) +
            dot(66 + i * (132 / count) + 8, 112, 3, graphite.dark),
        )
        .join(''),
      rect(194, 108, 14, 24, 3, accent.mid, 2.4),
    )
  );
};
