import { brass, graphite, steel, wood } from '../palette.ts';
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
  plain,
  polygon,
  range,
  rect,
  shadow,
  tube,
  turned,
} from '../pen.ts';
import type { Subject } from '../subject.ts';

/** Kinds: claw, sledge, ball, mallet. */
export const hammer: Subject = ({ tones, size, kind }) => {
  const w = mix(0.85, 1.15, size);
  const handle =
    kind === 'sledge' || kind === 'ball'
      ? path('M111 92L109 212Q120 218 131 212L129 92Z', wood.mid) +
        flat('M121 94L123 214L130 211L128 94Z', wood.dark)
      : path('M112 92L112 140H128V92Z', steel.mid) +
        path('M108 138L106 208Q120 218 134 208L132 138Z', tones.mid) +
        flat('M121 140V213Q130 212 133 207L131 140Z', tones.dark) +
        [156, 172, 188].map((y) => line(`M110 ${y}H130`, tones.light, 3)).join('');
  const head =
    kind === 'claw'
      ? path('M70 62H102Q112 56 124 58Q158 58 180 92Q156 80 136 88L104 92Q100 90 70 92Z', steel.light) +
        flat('M72 80H102L134 80Q156 76 172 86Q154 80 136 87L104 91L72 91Z', steel.dark) +
        path('M60 58h12v38h-12Z', steel.mid)
      : kind === 'ball'
        ? path('M66 62H150V92H66Z', steel.light) +
          circle(160, 77, 20, steel.mid) +
          path('M54 56h18v42h-18Z', steel.mid) +
          flat('M74 82H146V91H74Z', steel.dark)
        : kind === 'mallet'
          ? path('M58 46H182V104H58Z', graphite.mid) +
            flat('M60 84H180V103H60Z', graphite.dark) +
            path('M58 46h16v58h-16Z', graphite.light) +
            path('M166 46h16v58h-16Z', graphite.light)
          : path('M52 52L64 46H176L188 52V98L176 104H64L52 98Z', steel.mid) +
            flat('M54 82H186V97L176 102H64L54 97Z', steel.dark) +
            path('M64 46V104M176 46V104', 'none') +
            flat('M68 54H172V62H68Z', '#FFFFFF', 0.6);
  return (
    shadow(120, 206, 70) +
    turned(28, group(`translate(${n(120 - 120 * w)} ${n(118 - 118 * w)}) scale(${n(w)})`, handle, head))
  );
};

/** Kinds: cold, point, wood, bolster. */
export const chisel: Subject = ({ tones, size, kind }) => {
  const w = mix(9, 15, size);
  const blade =
    kind === 'wood'
      ? path(`M${120 - w} 26H${120 + w}V108L${128} 124H112L${120 - w} 108Z`, steel.light) +
        flat(`M${120 - w} 26H${120 + w}V44H${120 - w}Z`, steel.dark) +
        path('M106 124Q102 168 108 206Q120 214 132 206Q138 168 134 124Z', wood.mid) +
        path('M107 124h26v12h-26Z', brass.mid, 2.4)
      : kind === 'bolster'
        ? path('M78 30H162L158 66L132 92V120H108V92L82 66Z', steel.light) +
          flat('M80 30H160L159 44H81Z', steel.dark)
        : path(
            kind === 'point'
              ? `M120 18L${120 + w} 54V214H${120 - w}V54Z`
              : `M${120 - w - 5} 22H${120 + w + 5}L${120 + w} 62V214H${120 - w}V62Z`,
            steel.mid,
          ) + flat(`M122 40V213H${120 + w - 1}V58Z`, steel.dark);
  const grip =
    kind === 'wood'
      ? ''
      : path('M104 118Q98 160 104 200H136Q142 160 136 118Z', tones.mid) +
        flat('M122 119V200H135Q140 160 135 119Z', tones.dark) +
        path('M96 112h48v10h-48Z', tones.light) +
        path('M112 200h16v14h-16Z', steel.dark, 2.4);
  return shadow(120, 208, 64) + turned(38, blade, grip);
};

/** Kinds: combination, longnose, cutter, pincers, crimper. */
export const pliers: Subject = ({ tones, size, kind }) => {
  const reach = kind === 'longnose' ? 20 : kind === 'cutter' ? 52 : 38;
  const jaw =
    kind === 'pincers'
      ? [
          'M118 96Q66 88 74 46Q84 34 116 40V50Q96 52 98 64Q104 78 122 84Z',
          'M122 96Q174 88 166 46Q156 34 124 40V50Q144 52 142 64Q136 78 118 84Z',
        ]
      : [
          `M119 ${reach}Q100 ${reach + 10} 96 76L104 110H124V${reach}Z`,
          `M121 ${reach}Q140 ${reach + 10} 144 76L136 110H116V${reach}Z`,
        ];
  const w = mix(13, 17, size);
  const handles =
    tube('M132 112Q150 140 150 178Q150 196 144 210', tones.dark, w) +
    tube('M108 112Q90 140 90 178Q90 196 96 210', tones.mid, w) +
    line('M100 128Q86 156 87 184', tones.light, 3);
  const teeth =
    kind === 'combination' || kind === 'longnose'
      ? range(6)
          .map((i) => line(`M115 ${reach + 12 + i * 6}h10`, '#14232B', 1.6))
          .join('')
      : kind === 'cutter'
        ? flat('M114 60h12v40h-12Z', '#FFFFFF', 0.7) + line('M120 54V98')
        : '';
  return (
    shadow(120, 208, 60) +
    turned(
      22,
      handles,
      path(jaw[1] as string, steel.dark),
      path(jaw[0] as string, steel.light),
      teeth,
      circle(120, 106, 13, steel.mid),
      circle(120, 106, 5, graphite.mid, 2),
    )
  );
};

/** Kinds: combination, open, ring, adjustable, pipe, allen, socket. */
export const wrench: Subject = ({ tones, size, kind }) => {
  const k = mix(0.88, 1.08, size);
  const scaled = (...parts: string[]) =>
    group(`translate(${n(120 - 120 * k)} ${n(120 - 120 * k)}) scale(${n(k)})`, ...parts);
  if (kind === 'allen') {
    const widths = [15, 12, 9, 7, 5];
    return (
      shadow(120, 206, 74) +
      widths
        .map((w, i) =>
          tube(
            `M${62 + i * 22} ${64 + i * 16}V${194}${`H${84 + i * 24}`}`,
            [steel.dark, steel.mid, steel.light, tones.mid, tones.light][i] as string,
            w * 0.8,
          ),
        )
        .join('')
    );
  }
  if (kind === 'socket') return socketSet(tones);
  if (kind === 'adjustable') {
    return (
      shadow(120, 206, 66) +
      turned(
        34,
        scaled(
          path('M106 96L108 208Q120 216 132 208L134 96Z', steel.mid),
          path('M111 122H129L127 202Q120 206 113 202Z', tones.mid, 2.4),
          path('M88 30L104 24V62H138V24L152 36Q166 66 142 98Q120 112 98 98Q78 66 88 30Z', steel.light),
          path('M86 32L104 24V62H92Q82 52 86 32Z', steel.dark),
          path('M106 74h28v12h-28Z', graphite.light, 2.2),
          [112, 118, 124].map((x) => line(`M${x} 75v10`)).join(''),
        ),
      )
    );
  }
  if (kind === 'pipe') {
    return (
      shadow(120, 206, 66) +
      turned(
        30,
        scaled(
          path('M104 100L106 212H134L136 100Z', tones.mid),
          flat('M122 102V211H133L135 102Z', tones.dark),
          path('M118 20H160Q170 40 150 58H138V96H108V58Z', steel.light),
          path('M84 66H132V98H98Q82 88 84 66Z', steel.dark),
          range(5)
            .map((i) => line(`M${128 + i * 5} 58v-8`))
            .join(''),
          path('M96 84H144V100H96Z', graphite.light),
          range(7)
            .map((i) => line(`M${101 + i * 6.5} 85v14`))
            .join(''),
        ),
      )
    );
  }
  const open = 'M96 26L112 22V54H128V22L144 26Q158 48 142 74L134 84H106L98 74Q82 48 96 26Z';
  const ring = (cy: number) =>
    circle(120, cy, 30, steel.light) +
    circle(120, cy, 16, '#E9EBE8') +
    polygon(
      range(6).map(
        (i) => [120 + Math.cos((i * Math.PI) / 3) * 15, cy + Math.sin((i * Math.PI) / 3) * 15] as const,
      ),
      '#E9EBE8',
      2,
    );
  const shaft = path('M107 70H133L129 172H111Z', steel.mid) + path('M113 86H127L125 158H115Z', tones.mid, 2);
  const head = kind === 'ring' ? ring(48) : path(open, steel.light);
  const tail = kind === 'open' ? group('rotate(180 120 122)', path(open, steel.light)) : ring(192);
  return shadow(120, 208, 66) + turned(36, scaled(shaft, head, tail));
};

function socketSet(tones: Parameters<Subject>[0]['tones']): string {
  const sockets = range(5)
    .map((i) =>
      group(
        `translate(${64 + i * 26} ${150 - i * 2})`,
        path(`M-${8 + i} 0V${28 + i * 2}A${8 + i} 4 0 0 0 ${8 + i} ${28 + i * 2}V0Z`, steel.mid, 2.4),
        ellipse(0, 0, 8 + i, 4.5, steel.light, 2.4),
        ellipse(0, 0, 4 + i, 2.4, graphite.dark, 1.5),
      ),
    )
    .join('');
  return (
    shadow(120, 200, 100) +
    path('M24 122L52 74H188L216 122V196H24Z', tones.mid) +
    path('M24 122L52 74H188L216 122Z', tones.dark) +
    flat('M58 82H182L198 114H42Z', graphite.dark) +
    tube('M68 102H150', steel.mid, 9) +
    circle(160, 100, 15, steel.light) +
    path('M36 136h168v50h-168Z', graphite.mid) +
    sockets
  );
}

/** Kinds: flat, cross, insulated, set. */
export const screwdriver: Subject = ({ tones, accent, size, kind }) => {
  const one = (body: string, dark: string, light: string, tip: string) =>
    [
      path(
        kind === 'insulated' ? 'M115 36H125V128H115Z' : 'M116 34H124V128H116Z',
        kind === 'insulated' ? accent.mid : steel.mid,
      ),
      tip,
      path(
        'M104 126H136L140 150Q132 158 138 168L140 200Q130 212 120 212Q110 212 100 200L102 168Q108 158 100 150Z',
        body,
      ),
      flat('M124 127H135L139 150Q131 158 137 168L139 199Q132 209 124 211Z', dark),
      line('M110 172V200M117 172V204', light, 3),
      path('M112 118h16v9h-16Z', graphite.mid, 2.2),
    ].join('');
  const flatTip = path('M114 34L111 20H129L126 34Z', steel.light, 2.4);
  const crossTip = path('M116 36L120 18L124 36Z', steel.light, 2.4);
  const first = one(tones.mid, tones.dark, tones.light, kind === 'flat' ? flatTip : crossTip);
  if (kind !== 'set')
    return shadow(120, 206, 60) + turned(40, group(`translate(0 ${n(mix(6, -2, size))})`, first));
  return (
    shadow(120, 210, 84) +
    group(
      'translate(-46 4)',
      group('rotate(-8 120 200)', one(accent.mid, accent.dark, accent.light, flatTip)),
    ) +
    group(
      'translate(46 4)',
      group('rotate(8 120 200)', one(graphite.mid, graphite.dark, graphite.light, flatTip)),
    ) +
    first
  );
};

/** Measuring. Kinds: tape, level, square, caliper, laser, line. */
export const measuring: Subject = ({ tones, accent, size, kind }) => {
  if (kind === 'level') {
    const w = mix(78, 94, size);
    return (
      shadow(120, 152, w) +
      group(
        'rotate(-16 120 120)',
        path(`M${120 - w} 96H${120 + w}V146H${120 - w}Z`, tones.mid),
        flat(`M${122 - w} 130H${118 + w}V144H${122 - w}Z`, tones.dark),
        path(`M${120 - w} 90h14v62h-14Z`, graphite.mid),
        path(`M${106 + w} 90h14v62h-14Z`, graphite.mid),
        rect(94, 100, 52, 20, 10, '#DDEFA6'),
        ellipse(120, 108, 9, 5, '#FFFFFF', 2),
        line('M108 101v18M132 101v18'),
        circle(62, 120, 13, '#DDEFA6'),
        circle(178, 120, 13, '#DDEFA6'),
        line('M62 108v24M166 120h24'),
      )
    );
  }
  if (kind === 'square')
    return (
      shadow(124, 204, 80) +
      path('M58 40H88V174H198V202H58Z', steel.light) +
      path('M50 176H204V206H50Z', tones.mid) +
      flat('M52 194H202V204H52Z', tones.dark) +
      range(9)
        .map((i) => line(`M88 ${50 + i * 13}h${i % 2 ? -8 : -14}`))
        .join('')
    );
  if (kind === 'caliper')
    return (
      shadow(120, 190, 84) +
      turned(
        -24,
        path('M28 104H214V126H28Z', steel.light) +
          path('M28 84L54 104V126L44 176L28 126Z', steel.mid) +
          path('M86 80L64 104V126L68 176L108 132H132V96H100Z', tones.mid) +
          range(12)
            .map((i) => line(`M${140 + i * 6} 106v${i % 2 ? 6 : 10}`, '#14232B', 1.6))
            .join('') +
          circle(112, 114, 9, tones.light),
      )
    );
  if (kind === 'laser')
    return (
      shadow(120, 204, 66) +
      path('M112 150L84 204M128 150L156 204M120 150V206', 'none', 6) +
      rect(78, 68, 84, 88, 14, tones.mid) +
      flat('M122 70H148Q160 70 160 82V142Q160 154 148 154H122Z', tones.dark, 0.6) +
      rect(92, 82, 56, 30, 6, graphite.dark) +
      dot(120, 97, 7, '#CB3F33') +
      line('M148 97H214M92 97H28', '#CB3F33', 3) +
      rect(96, 124, 20, 14, 4, accent.light, 2.4) +
      rect(124, 124, 20, 14, 4, accent.light, 2.4)
    );
  if (kind === 'line')
    return (
      shadow(120, 204, 66) +
      circle(120, 118, 62, tones.mid) +
      circle(120, 118, 40, paperRing) +
      circle(120, 118, 16, tones.dark) +
      path('M108 178h24l-6 30h-12Z', steel.mid) +
      tube('M178 130Q210 150 196 198', '#FFFFFF', 3)
    );
  const r = mix(50, 62, size);
  return (
    shadow(112, 196, 84) +
    path('M150 168H214V186H150Z', '#F4E08A') +
    range(6)
      .map((i) => line(`M${160 + i * 9} 168v${i % 2 ? 6 : 10}`, '#14232B', 1.8))
      .join('') +
    path('M208 162h8v32h-8Z', steel.dark, 2.4) +
    path(
      `M${106 - r} 192V${128}A${r} ${r} 0 0 1 ${106 + r} 128V178Q${106 + r} 194 ${96 + r} 194H${116 - r}Q${106 - r} 194 ${106 - r} 184Z`,
      tones.mid,
    ) +
    flat(
      `M${104 - r + 3} 160H${104 + r}V178Q${104 + r} 192 ${94 + r} 192H${116 - r}Q${108 - r} 192 ${108 - r} 184Z`,
      tones.dark,
    ) +
    circle(106, 126, r * 0.62, graphite.mid) +
    circle(106, 126, r * 0.42, accent.light) +
    path(`M${98} ${62 + (62 - r)}h24v14h-24Z`, graphite.dark, 2.4)
  );
};

const paperRing = '#F6E9C8';

/** Kinds: hand, hack, bow, knife, snips. */
export const handSaw: Subject = ({ tones, size, kind }) => {
  if (kind === 'knife')
    return (
      shadow(120, 200, 64) +
      turned(
        42,
        path('M110 20L128 40V100H110Z', steel.light) +
          [52, 68, 84].map((y) => line(`M111 ${y}l16 6`, steel.dark, 2)).join('') +
          path('M102 96H136Q142 160 134 212Q120 220 106 212Q98 160 102 96Z', tones.mid) +
          flat('M124 98H135Q140 160 133 211L124 214Z', tones.dark) +
          path('M112 116h14v34h-14Z', graphite.mid, 2.4),
      )
    );
  if (kind === 'hack')
    return (
      shadow(120, 188, 88) +
      turned(
        -18,
        tube('M34 142V84Q34 74 44 74H176V142', graphite.mid, 9) +
          path('M32 138H182V150H32Z', steel.light, 2.4) +
          path('M176 96H196Q216 104 214 136Q212 176 190 182Q172 178 180 156Q170 128 176 96Z', tones.mid) +
          range(24)
            .map((i) => line(`M${38 + i * 6} 150l3 4`, '#14232B', 1.4))
            .join(''),
      )
    );
  if (kind === 'snips')
    return (
      shadow(120, 206, 60) +
      turned(
        20,
        tube('M134 104Q158 150 148 210', tones.dark, 15) +
          tube('M106 104Q82 150 92 210', tones.mid, 15) +
          path('M124 26Q150 60 134 108H112L118 60Z', steel.dark) +
          path('M116 26Q90 60 106 108H128L122 60Z', steel.light) +
          circle(120, 100, 10, graphite.light),
      )
    );
  const w = mix(0.9, 1.06, size);
  const teeth = range(20)
    .map((i) => `l-6.4 ${i % 2 ? -4.5 : 4.5}`)
    .join('');
  return (
    shadow(120, 186, 92) +
    turned(
      -22,
      group(
        `translate(${n(120 - 120 * w)} 0) scale(${n(w)} 1)`,
        path(`M24 118L166 84V152${teeth.replace(/-6\.400/g, '-7')}Z`, steel.light) +
          flat('M30 118L164 88V100L40 122Z', '#FFFFFF', 0.7),
        path('M158 76H192Q214 84 216 118Q218 154 192 162H158Z', tones.mid),
        path('M178 96H190Q200 102 200 118Q200 134 190 142H178Z', '#E9EBE8', 2.6),
        circle(167, 92, 4, brass.light, 2),
        circle(167, 146, 4, brass.light, 2),
      ),
    )
  );
};

/** Masonry. Kinds: trowel, float, shovel, pick, rake. */
export const trowel: Subject = ({ tones, size, kind }) => {
  if (kind === 'float') {
    const w = mix(64, 86, size);
    return (
      shadow(120, 184, w + 10) +
      polygon(
        [
          [120 - w, 150],
          [120 + w - 20, 116],
          [120 + w + 12, 142],
          [120 - w + 28, 180],
        ],
        steel.light,
      ) +
      tube('M92 146V122Q92 112 102 108L150 92Q158 90 158 100V122', graphite.mid, 7) +
      path('M82 106Q84 96 94 92L156 72Q166 70 168 80Q168 90 158 94L96 114Q84 116 82 106Z', wood.mid)
    );
  }
  if (kind === 'shovel')
    return (
      shadow(120, 208, 60) +
      turned(
        26,
        path('M114 84H126V196H114Z', wood.mid) +
          path('M96 196H144V210H96Z', tones.dark) +
          path(
            `M${n(mix(92, 84, size))} 30H${n(mix(148, 156, size))}L154 70Q148 98 120 108Q92 98 86 70Z`,
            steel.mid,
          ) +
          flat('M122 32H147L151 70Q146 96 122 105Z', steel.dark) +
          line('M120 50V92', '#14232B', 2.4),
      )
    );
  if (kind === 'pick')
    return (
      shadow(120, 208, 70) +
      turned(
        18,
        path('M112 60H128L130 212H110Z', wood.mid) +
          path(
            'M36 86Q78 44 120 44Q162 44 204 76L200 90Q160 68 134 72V82H106V72Q76 70 42 98Z',
            graphite.light,
          ) +
          flat('M120 60Q162 60 202 82L200 89Q160 68 134 72H120Z', graphite.dark),
      )
    );
  if (kind === 'rake')
    return (
      shadow(120, 208, 60) +
      turned(
        22,
        path('M115 74H125V214H115Z', wood.mid) +
          path('M66 62H174V78H66Z', tones.mid) +
          range(9)
            .map((i) => path(`M${70 + i * 12} 40h5v24h-5Z`, tones.dark, 2))
            .join(''),
      )
    );
  return (
    shadow(120, 202, 66) +
    turned(
      34,
      path(
        `M120 ${n(mix(30, 20, size))}L${n(mix(158, 166, size))} 104L136 122H104L${n(mix(82, 74, size))} 104Z`,
        steel.light,
      ) +
        flat(`M122 ${n(mix(34, 24, size))}L${n(mix(156, 164, size))} 104L136 120H122Z`, steel.mid) +
        tube('M120 122V146', graphite.mid, 7) +
        path('M106 144H134Q138 180 130 212H110Q102 180 106 144Z', wood.mid) +
        flat('M122 145H133Q136 180 129 211H122Z', wood.dark) +
        path('M104 142h32v9h-32Z', tones.mid, 2.4),
    )
  );
};

/** Builder's barrow. Kinds: steel, plastic. */
export const barrow: Subject = ({ tones, size, kind }) => {
  const tray = kind === 'plastic' ? tones : { light: tones.light, mid: tones.mid, dark: tones.dark };
  const lift = mix(0, 10, size);
  return (
    shadow(122, 202, 92) +
    tube('M30 104L152 164L176 176', graphite.mid, 6) +
    tube('M92 150V200', graphite.dark, 6) +
    tube('M76 202H112', graphite.dark, 5) +
    path(`M44 ${84 - lift}L206 ${96 - lift}L166 160H98Z`, tray.mid) +
    path(`M44 ${84 - lift}L206 ${96 - lift}L196 ${108 - lift}L58 ${96 - lift}Z`, tray.light) +
    flat(`M150 ${110 - lift}L194 ${110 - lift}L165 158H140Z`, tray.dark, 0.7) +
    path('M18 96L46 108L42 118L14 106Z', tones.dark) +
    circle(180, 180, 24, graphite.dark) +
    circle(180, 180, 13, kind === 'plastic' ? '#FFFFFF' : steel.light) +
    dot(180, 180, 4, '#14232B')
  );
};

/** Kinds: box, bag, cabinet. */
export const toolbox: Subject = ({ tones, accent, size, kind }) => {
  if (kind === 'cabinet')
    return (
      shadow(120, 206, 78) +
      rect(54, 42, 132, 150, 6, tones.mid) +
      flat('M150 44H184V190H150Z', tones.dark, 0.5) +
      range(5)
        .map(
          (i) =>
            rect(62, 52 + i * 27, 116, 22, 3, i > 2 ? tones.light : tones.light, 2.4) +
            plain(98, 60 + i * 27, 44, 5, 2, graphite.dark),
        )
        .join('') +
      circle(72, 200, 8, graphite.dark) +
      circle(168, 200, 8, graphite.dark)
    );
  if (kind === 'bag')
    return (
      shadow(120, 202, 90) +
      tube('M84 92Q86 48 120 48Q154 48 156 92', graphite.mid, 7) +
      path('M36 104Q120 84 204 104L212 190Q214 202 202 202H38Q26 202 28 190Z', tones.mid) +
      flat('M170 98L204 105L211 190Q212 200 202 200H178Z', tones.dark, 0.7) +
      range(4)
        .map((i) => path(`M${44 + i * 40} 140h32v50h-32Z`, tones.dark, 2.4))
        .join('') +
      path('M36 104Q120 84 204 104L206 118Q120 98 34 118Z', graphite.mid)
    );
  const d = mix(58, 78, size);
  const o = [104, 116 - d * 0.15] as const;
  return (
    shadow(122, 180, 98, 18) +
    isoBox(o, [0, 0, 0], [118, d, 52], tones) +
    isoBox(o, [-3, -3, 52], [124, d + 6, 14], {
      light: tones.light,
      mid: graphite.mid,
      dark: graphite.dark,
    }) +
    tube(
      `M${o[0] + 6} ${o[1] + 10 + d * 0.1}V${o[1] - 16}L${o[0] + 46} ${o[1] + 4}V${o[1] + 32}`,
      accent.mid,
      8,
    ) +
    group(
      `translate(${n(o[0] - d * 0.866 + 32)} ${n(o[1] + d * 0.5 - 36)})`,
      rect(0, 0, 14, 18, 3, accent.light, 2.4),
    ) +
    group(
      `translate(${n(o[0] - d * 0.866 + 76)} ${n(o[1] + d * 0.5 - 11)})`,
      rect(0, 0, 14, 18, 3, accent.light, 2.4),
    )
  );
};
