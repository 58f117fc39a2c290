import { graphite, paper, steel } from '../palette.ts';
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
  range,
  rect,
  shadow,
  tube,
} from '../pen.ts';
import type { Subject } from '../subject.ts';

/** Kinds: cap, full, bump, welding. */
export const helmet: Subject = ({ tones, accent, size, kind }) => {
  if (kind === 'welding')
    return (
      shadow(120, 206, 66) +
      path('M66 76Q66 40 120 40Q174 40 174 76L168 150Q156 204 120 204Q84 204 72 150Z', graphite.mid) +
      flat('M128 41Q174 44 173 76L167 150Q156 200 124 203Z', graphite.dark) +
      path('M80 84H160L156 124H84Z', tones.mid) +
      path('M90 92H150L147 116H93Z', '#2E5B3A', 2.4) +
      line('M98 98h22', '#A6D3A0', 3) +
      tube('M60 84Q52 96 62 110', graphite.light, 6) +
      tube('M180 84Q188 96 178 110', graphite.light, 6)
    );
  const h = mix(70, 58, size);
  return (
    shadow(120, 196, 90) +
    path(`M40 160Q36 ${h} 120 ${h - 6}Q204 ${h} 200 160Z`, tones.mid) +
    flat(`M138 ${h - 4}Q204 ${h + 6} 198 158H160Q162 96 138 ${h - 4}Z`, tones.dark, 0.7) +
    flat(`M62 140Q62 96 88 80Q78 108 78 140Z`, '#FFFFFF', 0.6) +
    (kind === 'bump'
      ? ''
      : path(`M106 ${h - 8}H134Q140 110 138 160H102Q100 110 106 ${h - 8}Z`, tones.light)) +
    (kind === 'cap' || kind === 'bump'
      ? path('M28 160Q120 144 212 160Q216 178 196 176Q120 160 44 176Q24 178 28 160Z', tones.mid)
      : path('M18 164Q120 140 222 164Q222 184 198 182Q120 164 42 182Q18 184 18 164Z', tones.mid)) +
    (kind === 'bump'
      ? path('M84 170Q120 196 156 170', 'none')
      : tube('M70 176Q74 208 120 208Q166 208 170 176', graphite.mid, 4) +
        rect(106, 198, 28, 12, 4, accent.mid, 2.4))
  );
};

/** One hand glove. Kinds: knit, leather, rubber, coated. */
export const glove: Subject = ({ tones, accent, size, kind }) => {
  const cuff = kind === 'leather' ? 206 : kind === 'rubber' ? 212 : 200;
  const shape =
    'M84 168V96Q84 84 92 84Q100 84 100 96V72Q100 58 110 58Q120 58 120 72V60Q120 46 130 46Q140 46 140 60V72Q140 60 149 60Q159 60 159 74V120L176 104Q186 96 193 104Q198 112 190 122L162 158V168Z';
  const fingers = line('M100 96V128M120 76V126M140 74V128');
  const cuffShape =
    kind === 'leather' || kind === 'rubber' ? `M78 164H168L178 ${cuff}H68Z` : `M84 164H162V${cuff}H84Z`;
  const dip =
    kind === 'coated'
      ? path(
          'M84 132V96Q84 84 92 84Q100 84 100 96V72Q100 58 110 58Q120 58 120 72V60Q120 46 130 46Q140 46 140 60V72Q140 60 149 60Q159 60 159 74V120L176 104Q186 96 193 104Q198 112 190 122L166 152Q120 140 84 132Z',
          accent.mid,
        )
      : '';
  const k = mix(0.92, 1.04, size);
  return (
    shadow(124, 208, 72) +
    group(
      `translate(${n(120 - 124 * k)} ${n(208 - 208 * k)}) scale(${n(k)})`,
      path(cuffShape, kind === 'leather' ? accent.mid : tones.dark),
      path(shape, tones.mid),
      dip,
      flat('M146 62Q157 62 157 74V121L160 156H148Z', tones.dark, 0.45),
      fingers,
      kind === 'knit'
        ? range(6)
            .map((i) => line(`M${90 + i * 12} 168v30`, tones.light, 2))
            .join('')
        : kind === 'leather'
          ? path('M88 134H156V162H88Z', accent.light, 2.2) + line('M80 178H170', '#14232B', 2)
          : kind === 'rubber'
            ? line(`M74 ${cuff - 10}H172`, tones.light, 4)
            : range(6)
                .map((i) => line(`M${90 + i * 12} 168v30`, tones.light, 2))
                .join(''),
    )
  );
};

/** Kinds: ankle, wellington, shoe. */
export const boot: Subject = ({ tones, accent, size, kind }) => {
  const top = kind === 'wellington' ? mix(52, 40, size) : kind === 'shoe' ? 116 : mix(78, 66, size);
  const upper = `M62 ${top}H122Q124 130 140 138Q196 146 206 168Q210 184 206 188H58Q54 150 62 ${top}Z`;
  const laces =
    kind === 'wellington'
      ? line(`M66 ${top + 14}H120`, tones.light, 4)
      : range(kind === 'shoe' ? 2 : 4)
          .map((i) => line(`M${122 + i * 5} ${(kind === 'shoe' ? 124 : 96) + i * 12}l-20 5`, paper, 4))
          .join('');
  return (
    shadow(130, 204, 84) +
    path(upper, tones.mid) +
    flat(`M62 ${top + 6}Q58 150 60 186H96Q84 140 88 ${top + 2}H62Z`, tones.dark, 0.55) +
    path(
      'M162 144Q202 150 206 170Q208 184 206 188H160Q154 164 162 144Z',
      kind === 'wellington' ? tones.light : accent.mid,
    ) +
    laces +
    path(
      'M54 184H210Q216 202 206 204H150L144 198H118L112 204H60Q50 204 54 184Z',
      kind === 'wellington' ? accent.mid : graphite.dark,
    ) +
    (kind === 'shoe' || kind === 'ankle'
      ? path(`M58 ${top}Q60 ${top - 12} 74 ${top - 8}H112Q124 ${top - 10} 124 ${top + 6}H60Z`, tones.dark)
      : path(`M58 ${top - 4}H126V${top + 8}H58Z`, tones.dark))
  );
};

/** Eyes, ears, lungs. Kinds: goggles, spectacles, shield, muffs, plugs, mask, respirator. */
export const protector: Subject = ({ tones, accent, size, kind }) => {
  const glass = '#CFE4EC';
  if (kind === 'muffs')
    return (
      shadow(120, 202, 76) +
      tube('M60 130Q58 46 120 46Q182 46 180 130', graphite.mid, mix(10, 14, size)) +
      path('M40 112Q36 176 62 186Q82 188 82 150Q82 112 66 106Q46 102 40 112Z', tones.mid) +
      path('M200 112Q204 176 178 186Q158 188 158 150Q158 112 174 106Q194 102 200 112Z', tones.mid) +
      flat('M44 116Q42 168 58 180Q50 150 56 112Z', '#FFFFFF', 0.4) +
      path('M76 112Q94 116 94 148Q94 180 76 184Z', graphite.dark) +
      path('M164 112Q146 116 146 148Q146 180 164 184Z', graphite.dark)
    );
  if (kind === 'plugs')
    return (
      shadow(120, 200, 70) +
      tube('M86 132Q90 206 120 206Q150 206 154 132', '#3672BE', 3) +
      [86, 154]
        .map((x, i) =>
          group(
            `rotate(${i ? 14 : -14} ${x} 100)`,
            path(
              `M${x - 10} 124V92Q${x - 22} 84 ${x - 14} 66Q${x} 44 ${x + 14} 66Q${x + 22} 84 ${x + 10} 92V124Q${x} 132 ${x - 10} 124Z`,
              tones.mid,
            ),
            line(`M${x - 15} 78H${x + 15}M${x - 12} 92H${x + 12}`, tones.dark),
          ),
        )
        .join('')
    );
  if (kind === 'mask')
    return (
      shadow(120, 204, 62) +
      tube('M62 100Q30 90 34 130', '#FFFFFF', 3) +
      tube('M178 100Q210 90 206 130', '#FFFFFF', 3) +
      path(
        'M58 108Q84 66 120 62Q156 66 182 108Q184 168 120 196Q56 168 58 108Z',
        kind === 'mask' && accent === tones ? paper : '#F7F7F3',
      ) +
      flat('M126 63Q156 68 180 108Q182 164 126 192Z', '#D5DAD6', 0.7) +
      line('M62 122Q120 104 178 122M70 150Q120 136 170 150') +
      path('M104 66h32v7h-32Z', steel.mid, 2) +
      circle(140, 140, 17, tones.mid) +
      line('M130 140h20M132 134h16M132 146h16', tones.light, 2.4)
    );
  if (kind === 'respirator')
    return (
      shadow(120, 206, 74) +
      tube('M78 88Q40 70 44 36M162 88Q200 70 196 36', graphite.light, 5) +
      path('M76 96Q82 60 120 52Q158 60 164 96L168 140Q152 186 120 188Q88 186 72 140Z', graphite.mid) +
      flat('M124 53Q158 62 163 96L167 140Q152 184 124 187Z', graphite.dark) +
      path('M104 128h32v44h-32Z', graphite.light) +
      line('M108 142h24M108 152h24M108 162h24') +
      circle(62, 152, 27, tones.mid) +
      circle(62, 152, 16, tones.light) +
      circle(178, 152, 27, tones.mid) +
      circle(178, 152, 16, tones.light)
    );
  if (kind === 'shield')
    return (
      shadow(120, 206, 66) +
      path('M64 84H176V164Q172 206 120 206Q68 206 64 164Z', glass) +
      flat('M76 96H92V180Q80 172 78 158Z', '#FFFFFF', 0.8) +
      path('M56 62Q120 30 184 62V92Q120 70 56 92Z', tones.mid) +
      circle(60, 78, 9, graphite.mid) +
      circle(180, 78, 9, graphite.mid)
    );
  const frame = kind === 'goggles';
  return (
    shadow(120, 174, 84) +
    tube('M44 104Q20 92 24 68', frame ? graphite.mid : tones.mid, frame ? 14 : 5) +
    tube('M196 104Q220 92 216 68', frame ? graphite.mid : tones.mid, frame ? 14 : 5) +
    path(
      'M38 92Q40 76 60 76H180Q200 76 202 92L196 136Q190 158 166 158H152Q132 158 126 138Q120 130 114 138Q108 158 88 158H74Q50 158 44 136Z',
      frame ? tones.mid : glass,
    ) +
    (frame
      ? path(
          'M54 96Q56 88 66 88H174Q184 88 186 96L181 130Q178 144 164 144H154Q140 144 134 128Q120 114 106 128Q100 144 86 144H76Q62 144 59 130Z',
          glass,
        )
      : line('M40 92Q120 70 200 92', tones.mid, 8)) +
    flat('M70 94H88L74 132Q66 128 65 118Z', '#FFFFFF', 0.85) +
    flat('M146 94H158L146 126Q142 122 140 118Z', '#FFFFFF', 0.85)
  );
};

/** Clothing. Kinds: vest, shirt, coverall, jacket, rain. */
export const garment: Subject = ({ tones, accent, size, kind }) => {
  const tape = (y: number) =>
    flat(`M60 ${y}H180V${y + 14}H60Z`, '#E6EBEC') +
    line(`M60 ${y}H180M60 ${y + 14}H180`, graphite.light, 1.6);
  const k = mix(0.94, 1.04, size);
  const wrap = (...parts: string[]) =>
    shadow(120, 208, 64) +
    group(`translate(${n(120 - 120 * k)} ${n(206 - 206 * k)}) scale(${n(k)})`, ...parts);
  if (kind === 'vest')
    return wrap(
      path('M74 40H98Q104 66 120 84Q136 66 142 40H166Q164 78 182 92V204H58V92Q76 78 74 40Z', tones.mid),
      flat('M124 82Q136 66 142 42H164Q162 78 180 93V202H124Z', tones.dark, 0.28),
      tape(124),
      tape(164),
      flat('M82 42H96V124H82Z', '#E6EBEC'),
      flat('M144 42H158V124H144Z', '#E6EBEC'),
      line('M120 84V204', '#14232B', 3),
      path('M74 40H98Q104 66 120 84Q136 66 142 40H166Q164 78 182 92V204H58V92Q76 78 74 40Z', 'none'),
    );
  if (kind === 'coverall')
    return wrap(
      path(
        'M82 32H158L196 58L186 122L166 118V134L172 208H126L120 150L114 208H68L74 134V118L54 122L44 58Z',
        tones.mid,
      ),
      flat('M122 34H156L194 59L185 120L165 116V134L170 206H128L122 150Z', tones.dark, 0.35),
      path('M100 32L120 54L140 32Z', accent.mid),
      line('M120 54V140', '#14232B', 2.6),
      flat('M75 126H165V136H75Z', accent.mid),
      rect(84, 72, 26, 24, 3, tones.light, 2),
      rect(130, 72, 26, 24, 3, tones.light, 2),
    );
  const sleeve =
    kind === 'shirt'
      ? 'M84 44Q120 66 156 44L204 72L188 112L168 102V204H72V102L52 112L36 72Z'
      : 'M84 40Q120 60 156 40L198 66L208 168L180 174L170 116V204H70V116L60 174L32 168L42 66Z';
  return wrap(
    path(sleeve, tones.mid),
    flat(
      'M124 56Q144 54 156 46L196 68L204 166L182 170L169 108V202H124Z',
      tones.dark,
      kind === 'shirt' ? 0 : 0.3,
    ),
    kind === 'shirt'
      ? flat('M146 60L156 47L202 73L187 109L167 100V202H148Z', tones.dark, 0.3) +
          path('M94 49Q120 80 146 49Q120 62 94 49Z', accent.mid) +
          rect(132, 92, 24, 22, 2, tones.light, 2)
      : line('M120 56V204', '#14232B', 3) +
          path('M88 40Q120 76 152 40Q120 54 88 40Z', accent.dark) +
          (kind === 'jacket' ? tape(128) : '') +
          rect(80, 154, 30, 28, 3, tones.light, 2) +
          rect(130, 154, 30, 28, 3, tones.light, 2),
    path(sleeve, 'none'),
  );
};

/** Fall arrest. Kinds: harness, lanyard, rope. */
export const harness: Subject = ({ tones, accent, size, kind }) => {
  const w = mix(9, 12, size);
  if (kind === 'rope')
    return (
      shadow(120, 206, 74) +
      range(5)
        .map((i) =>
          tube(
            `M${62 + i * 4} ${100 + i * 18}Q120 ${130 + i * 18} ${178 - i * 4} ${100 + i * 18}Q120 ${72 + i * 18} ${62 + i * 4} ${100 + i * 18}Z`,
            i % 2 ? tones.light : tones.mid,
            w,
          ),
        )
        .join('') +
      path('M108 88h26v104h-26Z', tones.dark)
    );
  if (kind === 'lanyard')
    return (
      shadow(120, 206, 70) +
      tube('M70 80Q40 160 100 160Q160 158 130 110Q116 84 150 70', tones.mid, w) +
      tube('M100 160Q190 190 186 110', tones.mid, w) +
      path('M58 36h24v46h-24Z', accent.mid) +
      carabiner(70, 44) +
      carabiner(156, 52) +
      carabiner(186, 92)
    );
  return (
    shadow(120, 210, 66) +
    tube('M84 44Q70 96 120 116Q170 96 156 44', tones.mid, w) +
    tube('M84 44Q100 84 96 142M156 44Q140 84 144 142', tones.mid, w) +
    tube('M78 142H162', accent.mid, w + 2) +
    tube('M86 146Q66 196 104 200Q126 196 118 146M154 146Q174 196 136 200Q114 196 122 146', tones.dark, w) +
    rect(108, 132, 24, 20, 3, steel.light) +
    circle(120, 112, 11, steel.mid) +
    circle(120, 112, 5, '#E9EBE8', 2) +
    tube('M84 44Q120 30 156 44', tones.mid, w)
  );
};

const carabiner = (x: number, y: number): string =>
  tube(
    `M${x - 10} ${y}Q${x - 12} ${y - 26} ${x + 4} ${y - 26}Q${x + 14} ${y - 22} ${x + 10} ${y + 10}Q${x - 4} ${y + 14} ${x - 10} ${y}Z`,
    steel.mid,
    4,
  );

/** Site safety. Kinds: extinguisher, cone, firstaid, tape, barrier, light. */
export const siteSafety: Subject = ({ tones, accent, size, kind }) => {
  if (kind === 'extinguisher') {
    const r = mix(28, 40, size);
    return (
      shadow(122, 204, 62) +
      tube(`M${120 + r - 8} 76Q${136 + r} 110 ${130 + r} 168`, graphite.dark, 5) +
      path(`M${124 + r} 160h14l5 26h-24Z`, graphite.mid, 2.4) +
      cylinder(120, 96, 194, r, { light: '#F0A096', mid: '#CB3F33', dark: '#932A21' }, { ry: r * 0.3 }) +
      path(`M${120 - r} 98Q${118 - r * 0.7} 78 110 74H130Q${122 + r * 0.7} 78 ${120 + r} 98`, '#CB3F33') +
      path('M110 56H130V78H110Z', steel.mid) +
      path('M84 44L150 38L152 48L130 58H108Z', graphite.mid) +
      plain(120 - r + 4, 128, r * 1.4, 34, 3, paper) +
      plain(120 - r + 9, 134, r * 0.7, 6, 2, tones.mid) +
      circle(112, 68, 6, accent.light, 2)
    );
  }
  if (kind === 'cone')
    return (
      shadow(120, 202, 84) +
      path('M42 186H198L206 204H34Z', graphite.mid) +
      path(`M108 ${n(mix(60, 40, size))}H132L168 186H72Z`, tones.mid) +
      flat('M126 50H131L166 184H140Z', tones.dark, 0.5) +
      path('M98 92H142L149 116H91Z', paper) +
      path('M86 138H154L160 160H80Z', paper) +
      ellipse(120, n(mix(60, 40, size)), 12, 4, tones.dark)
    );
  if (kind === 'firstaid')
    return (
      shadow(120, 200, 90) +
      rect(92, 52, 56, 26, 8, 'none', 7) +
      rect(36, 72, 168, 122, 14, paper) +
      flat('M160 74H190Q202 74 202 88V180Q202 192 190 192H160Z', '#D5DAD6', 0.8) +
      circle(120, 132, 40, '#4A9A55') +
      flat('M110 108H130V122H144V142H130V156H110V142H96V122H110Z', '#FFFFFF') +
      rect(58, 66, 22, 14, 3, steel.mid, 2.4) +
      rect(160, 66, 22, 14, 3, steel.mid, 2.4)
    );
  if (kind === 'tape')
    return (
      shadow(118, 202, 78) +
      path('M120 178H214V204H120Z', paper) +
      range(3)
        .map((i) => flat(`M${132 + i * 30} 179h14l-10 24h-14Z`, tones.mid))
        .join('') +
      circle(104, 130, mix(58, 70, size), tones.mid) +
      range(10)
        .map((i) => group(`rotate(${i * 36} 104 130)`, flat('M98 66h12v14h-12Z', paper)))
        .join('') +
      circle(104, 130, 42, '#C9A27C') +
      circle(104, 130, 32, '#E9EBE8')
    );
  if (kind === 'barrier')
    return (
      shadow(120, 206, 92) +
      tube('M54 78V202M186 78V202', graphite.mid, 7) +
      tube('M36 204H72M168 204H204', graphite.mid, 6) +
      [86, 130]
        .map(
          (y) =>
            rect(28, y, 184, 28, 3, paper) +
            range(5)
              .map((i) => flat(`M${34 + i * 38} ${y + 2}h18l-12 24h-18Z`, tones.mid))
              .join('') +
            rect(28, y, 184, 28, 3, 'none'),
        )
        .join('') +
      circle(54, 66, 13, accent.mid) +
      circle(186, 66, 13, accent.mid)
    );
  return (
    shadow(120, 204, 60) +
    path('M74 176H166L174 202H66Z', graphite.mid) +
    path('M82 176V106Q82 60 120 60Q158 60 158 106V176Z', tones.mid) +
    flat('M134 63Q156 68 156 106V174H134Z', tones.dark, 0.5) +
    flat('M92 110Q92 78 106 72V160H92Z', '#FFFFFF', 0.6) +
    line('M120 30V46M66 52L78 64M174 52L162 64M44 104H60M196 104H180', tones.mid, 5) +
    dot(120, 120, 9, '#FFFFFF')
  );
};
