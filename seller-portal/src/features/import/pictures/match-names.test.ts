import { nameMatcher } from './match-names.ts';

const namesOf = nameMatcher([
  'Bolt-1.JPG',
  'photos/nut.png',
  'C:\\صور\\لوح.jpg',
  'pump',
  'drill.jpg',
  'DRILL.jpg',
]);

test.each([
  ['bolt-1.jpg', ['Bolt-1.JPG']],
  ['nut.png', ['photos/nut.png']],
  ['لوح.jpg', ['C:\\صور\\لوح.jpg']],
  ['pump.webp', ['pump']],
  ['Drill.jpg', ['drill.jpg', 'DRILL.jpg']],
  ['bolt-1.png', []],
  ['screw.jpg', []],
])('matches the file %j to %j', (file, names) => {
  expect(namesOf(file)).toEqual(names);
});
