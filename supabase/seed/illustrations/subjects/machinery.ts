import { copper, graphite, paper, steel } from '../palette.ts';
import {
  circle,
  cylinder,
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

/** Kinds: frame, canopy, inverter. */
export const generator: Subject = ({ tones, accent, size, kind }) => {
  if (kind === 'canopy') {
    const w = mix(82, 96, size);
    return (
      shadow(124, 204, w + 8) +
      path(`M${120 - w} 84L${140 - w} 66H${120 + w}L${112 + w} 84Z`, tones.light) +
      rect(120 - w, 84, w * 2 - 8, 100, 4, tones.mid) +
      flat(`M${80 + w} 86H${108 + w}V182H${80 + w}Z`, tones.dark, 0.6) +
      range(6)
        .map((i) => line(`M${134 - w} ${102 + i * 11}h44`, '#14232B', 3))
        .join('') +
      rect(118, 98, 44, 56, 3, graphite.mid) +
      rect(124, 104, 32, 18, 2, '#CFE4EC', 2) +
      dot(130, 136, 4, '#8FD08A') +
      dot(142, 136, 4, '#CB3F33') +
      path(`M${116 - w} 184H${116 + w}V198H${116 - w}Z`, graphite.dark) +
      path('M64 48h14v22h-14Z', steel.mid, 2.4)
    );
  }
  if (kind === 'inverter')
    return (
      shadow(120, 204, 80) +
      tube('M78 86Q80 48 120 48Q160 48 162 86', graphite.mid, 10) +
      path('M46 100Q48 78 74 78H166Q192 78 194 100V180Q194 192 182 192H58Q46 192 46 180Z', tones.mid) +
      flat('M160 80H168Q192 80 192 100V180Q192 190 182 190H160Z', tones.dark, 0.6) +
      rect(66, 98, 74, 70, 8, graphite.mid) +
      range(2)
        .map((i) => circle(86 + i * 34, 146, 11, paper, 2.2))
        .join('') +
      rect(76, 106, 54, 20, 3, '#CFE4EC', 2.2) +
      range(4)
        .map((i) => line(`M152 ${112 + i * 14}h28`, '#14232B', 3))
        .join('') +
      path('M60 190h22v14h-22ZM158 190h22v14h-22Z', graphite.dark)
    );
  const l = mix(0, 8, size);
  return (
    shadow(120, 206, 94) +
    tube(`M34 196V66Q34 ${56 - l} 46 ${56 - l}H194Q206 ${56 - l} 206 66V196`, graphite.dark, 7) +
    rect(48, 70 - l, 144, 42 + l, 8, tones.mid) +
    flat(`M150 ${72 - l}H184Q190 ${72 - l} 190 80V110H150Z`, tones.dark, 0.6) +
    circle(80, 72 - l, 9, graphite.mid) +
    path('M52 118H112V178H52Z', accent.mid) +
    range(5)
      .map((i) => line(`M60 ${126 + i * 10}H104`, '#14232B', 2.6))
      .join('') +
    circle(146, 148, 32, steel.mid) +
    circle(146, 148, 18, graphite.mid) +
    rect(180, 122, 18, 46, 2, paper, 2.4) +
    tube('M26 198H214', graphite.dark, 7)
  );
};

/** Mixers. Kinds: drum, mortar, paddle. */
export const concreteMixer: Subject = ({ tones, size, kind }) => {
  if (kind === 'paddle')
    return (
      shadow(120, 210, 56) +
      tube('M58 62H182', graphite.mid, 11) +
      path('M92 48H148V92H92Z', tones.mid) +
      flat('M124 50H146V90H124Z', tones.dark) +
      path('M114 92H126V176H114Z', steel.mid) +
      path('M84 170Q120 150 156 170L148 182Q120 168 92 182Z', steel.dark) +
      path('M92 186Q120 172 148 186L156 202Q120 184 84 202Z', steel.mid)
    );
  const k = mix(0.88, 1.02, size);
  return (
    shadow(124, 206, 86) +
    group(
      `translate(${n(120 - 120 * k)} ${n(206 - 206 * k)}) scale(${n(k)})`,
      tube('M76 130L56 196M156 140L196 196M56 196H196', graphite.mid, 7),
      circle(66, 190, 17, graphite.dark),
      circle(66, 190, 7, steel.light, 2.4),
      rect(150, 126, 44, 46, 4, kind === 'mortar' ? graphite.mid : tones.dark),
      group(
        'rotate(-24 116 108)',
        path('M78 42H152L176 98V124L150 172H80L56 124V98Z', tones.mid),
        flat('M120 43H151L174 98V124L149 170H128Q152 110 120 43Z', tones.dark, 0.6),
        path('M56 98H176V120H56Z', graphite.mid),
        range(9)
          .map((i) => line(`M${64 + i * 13} 98v22`, steel.light, 2))
          .join(''),
        ellipse(115, 42, 37, 11, '#14232B'),
      ),
      tube('M190 120L212 92', graphite.mid, 5),
    )
  );
};

/** Kinds: belt, silent, portable. */
export const compressor: Subject = ({ tones, accent, size, kind }) => {
  const l = mix(64, 84, size);
  return (
    shadow(120, 206, l + 16) +
    path(
      `M${118 - l} 130H${122 + l}A20 30 0 0 1 ${122 + l} 190H${118 - l}A20 30 0 0 1 ${118 - l} 130Z`,
      tones.mid,
    ) +
    flat(`M${112 - l} 172H${130 + l}Q${132 + l} 188 ${122 + l} 188H${118 - l}Z`, tones.dark) +
    flat(`M${118 - l} 136H${120 + l}V143H${112 - l}Z`, '#FFFFFF', 0.5) +
    (kind === 'silent'
      ? path('M70 70Q70 60 82 60H160Q172 60 172 70V130H70Z', graphite.mid) +
        range(6)
          .map((i) => line(`M82 ${76 + i * 9}H160`, graphite.light, 2.6))
          .join('')
      : path('M60 86H104V130H60Z', accent.mid) +
        range(4)
          .map((i) => line(`M56 ${92 + i * 9}H108`, '#14232B', 2.6))
          .join('') +
        path('M66 66H98V88H66Z', steel.mid) +
        circle(160, 98, 31, graphite.dark) +
        circle(160, 98, 20, graphite.light) +
        circle(160, 98, 7, steel.light, 2.2) +
        line('M96 76L150 70M98 118L146 126', '#14232B', 3.4)) +
    circle(44, 116, 11, paper, 2.4) +
    line('M44 116l5 -6', '#CB3F33', 2.6) +
    line('M44 127V136') +
    path(`M${136 - l} 190l-6 14h22l-4 -14Z`, graphite.dark) +
    circle(104 + l, 192, 14, graphite.dark) +
    circle(104 + l, 192, 5, steel.light, 2)
  );
};

/** Compaction and concrete work. Kinds: plate, rammer, vibrator, trowel, cutter, bender. */
export const siteMachine: Subject = ({ tones, accent, size, kind }) => {
  if (kind === 'vibrator')
    return (
      shadow(120, 206, 84) +
      tube('M96 120Q150 80 176 120Q196 160 150 176', graphite.dark, 10) +
      group('rotate(20 120 180)', path('M70 168H150Q160 176 150 184H70Q60 176 70 168Z', steel.mid)) +
      rect(36, 76, 72, 64, 10, tones.mid) +
      flat('M84 78H98Q106 78 106 86V130Q106 138 98 138H84Z', tones.dark, 0.7) +
      range(4)
        .map((i) => line(`M46 ${92 + i * 11}H76`, '#14232B', 3))
        .join('') +
      tube('M50 76V60H94V76', graphite.mid, 7)
    );
  if (kind === 'rammer')
    return (
      shadow(120, 208, 66) +
      tube('M88 100L56 60Q54 46 70 46H150', graphite.mid, 8) +
      path('M84 74H158V126H84Z', tones.mid) +
      flat('M126 76H156V124H126Z', tones.dark, 0.6) +
      rect(96, 56, 46, 22, 6, accent.mid) +
      path('M100 126H142L136 178H108Z', graphite.mid) +
      range(4)
        .map((i) => line(`M103 ${136 + i * 11}H140`, graphite.light, 3))
        .join('') +
      path('M72 178H166L176 202H64Z', steel.mid)
    );
  if (kind === 'cutter')
    return (
      shadow(120, 206, 94) +
      tube('M60 130L24 64', graphite.mid, 8) +
      path('M56 108H176V166H56Z', tones.mid) +
      flat('M132 110H174V164H132Z', tones.dark, 0.6) +
      rect(76, 76, 64, 36, 6, graphite.mid) +
      circle(186, 160, mix(36, 44, size), steel.light) +
      circle(186, 160, 10, graphite.mid) +
      path('M146 130Q186 100 224 138L216 150Q186 124 154 148Z', accent.dark) +
      circle(80, 182, 19, graphite.dark) +
      circle(80, 182, 8, steel.light, 2.2)
    );
  if (kind === 'bender')
    return (
      shadow(120, 204, 94) +
      rect(36, 100, 168, 84, 8, tones.mid) +
      flat('M150 102H196Q202 102 202 110V176Q202 182 196 182H150Z', tones.dark, 0.6) +
      path('M28 88H212V104H28Z', steel.mid) +
      circle(96, 84, 17, steel.light) +
      circle(140, 80, 12, steel.dark) +
      tube('M30 72H86Q116 70 118 40', '#99735B', 7) +
      rect(52, 120, 50, 30, 4, graphite.mid) +
      dot(66, 135, 5, '#8FD08A') +
      dot(86, 135, 5, '#CB3F33') +
      path('M50 184h18v18h-18ZM172 184h18v18h-18Z', graphite.dark)
    );
  if (kind === 'trowel')
    return (
      shadow(120, 204, 90) +
      tube('M130 140L206 56', graphite.mid, 8) +
      rect(84, 92, 60, 48, 8, tones.mid) +
      flat('M118 94H136Q142 94 142 102V132Q142 138 136 138H118Z', tones.dark, 0.6) +
      path('M108 140h14v28h-14Z', steel.dark) +
      ellipse(115, 176, 82, 20, 'none', 5) +
      path('M44 176L108 164L116 176L50 190Z', steel.light, 2.4) +
      path('M186 176L122 164L114 176L180 190Z', steel.mid, 2.4)
    );
  return (
    shadow(122, 206, 92) +
    tube('M96 130L40 62Q38 50 52 48L84 50', graphite.mid, 8) +
    path('M84 104H182V158H84Z', tones.mid) +
    flat('M138 106H180V156H138Z', tones.dark, 0.6) +
    rect(104, 72, 64, 36, 8, accent.mid) +
    circle(168, 92, 15, graphite.mid) +
    path(`M${n(mix(62, 52, size))} 172L76 158H196L${n(mix(206, 216, size))} 176L200 202H72Z`, steel.mid) +
    flat('M74 188H206L200 200H73Z', steel.dark)
  );
};

/** Welding. Kinds: inverter, transformer, electrodes, torch, wire, gas. */
export const welding: Subject = ({ tones, accent, size, kind }) => {
  if (kind === 'electrodes')
    return (
      shadow(120, 202, 84) +
      group(
        'rotate(-24 120 120)',
        path('M50 84H160V156H50Z', tones.mid) +
          flat('M52 130H158V154H52Z', tones.dark) +
          plain(74, 96, 60, 30, 3, paper) +
          range(6)
            .map(
              (i) =>
                path(
                  `M158 ${89 + i * 11}h${n(mix(40, 58, size))}v6h${n(-mix(40, 58, size))}Z`,
                  i % 2 ? '#99735B' : graphite.light,
                  2,
                ) + path(`M${n(158 + mix(40, 58, size))} ${90 + i * 11}h14v4h-14Z`, steel.light, 1.6),
            )
            .join(''),
      )
    );
  if (kind === 'wire')
    return (
      shadow(120, 204, 72) +
      ellipse(142, 122, 40, 74, tones.dark) +
      path('M92 64H142V180H92Z', copper.mid) +
      range(7)
        .map((i) => line(`M${98 + i * 7} 66V178`, copper.dark, 2))
        .join('') +
      ellipse(94, 122, 40, 74, tones.mid) +
      ellipse(94, 122, 26, 50, tones.light, 2.2) +
      ellipse(94, 122, 9, 16, graphite.dark)
    );
  if (kind === 'torch')
    return (
      shadow(120, 200, 84) +
      tube('M56 178Q30 120 80 112L120 96', graphite.dark, 9) +
      group(
        'rotate(-20 150 90)',
        path('M112 80H176V104H112Z', tones.mid) +
          tube('M176 92H200Q216 94 216 116', steel.mid, 10) +
          path('M208 112h18v20h-18Z', copper.mid),
      ) +
      path('M118 104L138 98L146 122L130 126Z', graphite.mid)
    );
  if (kind === 'gas') {
    const r = mix(26, 38, size);
    return (
      shadow(120, 208, r + 20) +
      path(
        `M${120 - r} 100Q${120 - r} 68 120 66Q${120 + r} 68 ${120 + r} 100V196Q120 ${200 + r * 0.3} ${120 - r} 196Z`,
        tones.mid,
      ) +
      flat(`M${120 + r * 0.4} 72Q${118 + r} 80 ${118 + r} 100V195L${120 + r * 0.4} 200Z`, tones.dark, 0.7) +
      flat(`M${126 - r} 100Q${128 - r} 84 ${120 - r * 0.5} 76V190H${126 - r}Z`, '#FFFFFF', 0.4) +
      path(`M${120 - r} 128H${120 + r}V144H${120 - r}Z`, accent.light) +
      path('M110 46H130V70H110Z', steel.mid) +
      rect(98, 38, 44, 12, 4, graphite.mid)
    );
  }
  const h = kind === 'transformer' ? 108 : mix(78, 96, size);
  return (
    shadow(120, 206, 88) +
    tube(`M86 ${198 - h}V${176 - h}H154V${198 - h}`, graphite.mid, 8) +
    path(`M186 ${198 - h}L206 ${188 - h}V178L186 196Z`, tones.dark) +
    rect(54, 198 - h, 132, h, 6, tones.mid) +
    path(`M54 ${198 - h + h * 0.62}H186V198H54Z`, graphite.mid) +
    rect(68, 208 - h, 52, h * 0.3, 3, '#CFE4EC', 2.4) +
    circle(154, 208 - h + h * 0.16, 14, paper, 2.4) +
    line(`M154 ${208 - h + h * 0.16}l6 -8`, '#CB3F33', 3) +
    circle(90, 182, 10, copper.mid) +
    circle(150, 182, 10, copper.mid) +
    tube('M90 184Q60 216 30 200', graphite.dark, 6)
  );
};

/** Lifting. Kinds: hoist, lever, jack, pallet, electric, sling. */
export const lifting: Subject = ({ tones, accent, size, kind }) => {
  if (kind === 'pallet')
    return (
      shadow(120, 206, 98) +
      tube('M64 160L44 60', tones.dark, 8) +
      tube('M30 64Q44 44 60 58', graphite.dark, 8) +
      path('M48 140H92V186H48Z', tones.mid) +
      path('M84 168H214L222 182H84Z', tones.mid) +
      flat('M86 176H219L221 181H86Z', tones.dark) +
      circle(68, 192, 15, graphite.dark) +
      circle(68, 192, 6, steel.light, 2) +
      circle(196, 194, 9, graphite.dark)
    );
  if (kind === 'jack') {
    const r = mix(24, 36, size);
    return (
      shadow(120, 206, 66) +
      path('M104 40H136V100H104Z', steel.light) +
      path('M96 34H144V46H96Z', graphite.mid) +
      cylinder(120, 96, 186, r, tones, { ry: r * 0.25 }) +
      path('M66 184H174L182 204H58Z', tones.dark) +
      tube(`M${120 + r} 160L214 132`, graphite.mid, 7) +
      plain(120 - r + 5, 124, r, 30, 3, paper)
    );
  }
  if (kind === 'sling')
    return (
      shadow(120, 206, 66) +
      tube('M84 60Q40 130 84 196Q120 214 156 196Q200 130 156 60', tones.mid, mix(14, 22, size)) +
      tube('M84 62Q60 36 92 34Q112 38 98 66M156 62Q180 36 148 34Q128 38 142 66', tones.dark, 10) +
      path('M52 118h26v24h-26Z', paper, 2.4)
    );
  const hook = (y: number) =>
    tube(
      `M120 ${y}V${y + 12}Q144 ${y + 16} 140 ${y + 34}Q132 ${y + 50} 112 ${y + 42}Q102 ${y + 36} 104 ${y + 28}`,
      steel.mid,
      9,
    );
  const hang = tube('M120 54V44Q138 40 136 26Q128 14 112 20', steel.mid, 8);
  if (kind === 'lever')
    return (
      shadow(120, 212, 50) +
      hang +
      circle(120, 84, mix(32, 38, size), tones.mid) +
      circle(120, 84, 18, tones.light) +
      tube('M132 92L196 132', graphite.mid, 11) +
      chain(120, 116, 164) +
      hook(164)
    );
  const body =
    kind === 'electric'
      ? rect(56, 54, 128, 62, 14, tones.mid) +
        flat('M60 92H180V102Q180 114 168 114H70Q60 114 60 102Z', tones.dark) +
        range(5)
          .map((i) => line(`M${72 + i * 8} 66V90`, '#14232B', 2.6))
          .join('') +
        tube('M170 114V150', graphite.dark, 4) +
        rect(160, 148, 22, 38, 4, accent.mid) +
        dot(171, 158, 4, '#FFFFFF') +
        dot(171, 174, 4, '#FFFFFF')
      : circle(120, 88, mix(40, 46, size), tones.mid) +
        circle(120, 88, 28, tones.light) +
        circle(120, 88, 11, steel.light) +
        tube('M84 108Q70 170 84 196Q100 206 98 116', graphite.light, 3.4);
  return shadow(120, 212, 56) + hang + body + chain(126, 122, 162) + hook(162);
};

const chain = (x: number, from: number, to: number): string =>
  range(Math.floor((to - from) / 11) + 1)
    .map((i) => ellipse(x - 6, from + i * 11, i % 2 ? 2 : 5, 7.5, steel.mid, 2.2))
    .join('');

/** Access. Kinds: step, extension, platform, scaffold, prop, coupler, plank. */
export const access: Subject = ({ tones, accent, size, kind }) => {
  if (kind === 'step') {
    const steps = Math.round(mix(3, 6, size));
    return (
      shadow(122, 208, 74) +
      tube('M138 36L182 204', graphite.mid, 6) +
      tube('M104 36L62 204M138 36L146 204', tones.mid, 7) +
      range(steps)
        .map((i) => {
          const t = (i + 0.8) / (steps + 0.2);
          return path(
            `M${n(mix(104, 62, t))} ${n(mix(36, 204, t))}H${n(mix(138, 146, t))}v9H${n(mix(104, 62, t) - 2)}Z`,
            tones.light,
            2.4,
          );
        })
        .join('') +
      path('M94 28H150V42H94Z', accent.dark)
    );
  }
  if (kind === 'extension') {
    const rungs = Math.round(mix(8, 12, size));
    return (
      shadow(120, 210, 46) +
      group(
        'rotate(12 120 120)',
        tube('M98 22V214M142 22V214', tones.mid, 7) +
          range(rungs)
            .map((i) => tube(`M100 ${n(34 + (i * 170) / (rungs - 1))}H140`, steel.light, 5))
            .join('') +
          tube('M90 100V214M150 100V214', tones.dark, 6),
      )
    );
  }
  if (kind === 'prop') {
    return (
      shadow(120, 210, 66) +
      range(2)
        .map((i) =>
          group(
            `translate(${i * 50 - 26} ${i * -4})`,
            path('M110 110H130V202H110Z', tones.mid) +
              path('M113 34H127V112H113Z', tones.light) +
              range(4)
                .map((k) => dot(120, 48 + k * 14, 2.6, '#14232B'))
                .join('') +
              path('M98 28H142V36H98Z', tones.dark, 2.6) +
              path('M98 200H142V208H98Z', tones.dark, 2.6) +
              path('M104 104H136V118H104Z', accent.dark) +
              tube('M134 111H152', steel.mid, 5),
          ),
        )
        .join('')
    );
  }
  if (kind === 'coupler')
    return (
      shadow(120, 198, 76) +
      tube('M40 146H200', steel.mid, mix(20, 28, size)) +
      tube('M120 60V196', steel.light, mix(20, 28, size)) +
      path('M84 118H156V172H84Z', tones.mid) +
      path('M92 126H148V164H92Z', tones.light, 2.4) +
      circle(160, 130, 9, steel.dark) +
      circle(160, 160, 9, steel.dark) +
      path('M152 122H172M152 168H172', 'none')
    );
  if (kind === 'plank')
    return (
      shadow(124, 186, 100) +
      range(3)
        .map((i) =>
          group(
            `translate(0 ${-i * 14})`,
            polygon(
              [
                [24, 160],
                [150, 96],
                [216, 128],
                [90, 196],
              ],
              tones.light,
            ),
            polygon(
              [
                [24, 160],
                [90, 196],
                [90, 206],
                [24, 170],
              ],
              tones.dark,
            ),
            polygon(
              [
                [90, 196],
                [216, 128],
                [216, 138],
                [90, 206],
              ],
              tones.mid,
            ),
          ),
        )
        .join('') +
      range(5)
        .map((i) => ellipse(78 + i * 22, 132 - i * 4 - 2, 5, 3, tones.dark, 1.6))
        .join('')
    );
  const levels = size > 0.5 ? 3 : 2;
  const h = 168 / levels;
  return (
    shadow(120, 210, 92) +
    range(levels)
      .map((i) => {
        const y = 202 - i * h;
        return (
          tube(
            `M44 ${n(y)}V${n(y - h)}M150 ${n(y)}V${n(y - h)}M92 ${n(y - 12)}V${n(y - h - 12)}M198 ${n(y - 12)}V${n(y - h - 12)}`,
            tones.mid,
            5,
          ) +
          line(`M44 ${n(y - 6)}L150 ${n(y - h + 8)}M150 ${n(y - 6)}L44 ${n(y - h + 8)}`, tones.dark, 3.4) +
          polygon(
            [
              [40, y - h],
              [152, y - h],
              [202, y - h - 12],
              [92, y - h - 12],
            ],
            i === levels - 1 ? accent.light : '#CFA569',
            2.4,
          )
        );
      })
      .join('') +
    (kind === 'platform' ? tube(`M44 ${202 - 168}V20H150V34M150 20L198 8V22`, tones.mid, 4) : '')
  );
};
