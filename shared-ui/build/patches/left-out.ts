/** Replaces a library function that nothing calls. Throws if something calls it after all. */
export function leftOut(): never {
  throw new Error('This part of a library is left out of the build: see shared-ui/build/patches');
}
