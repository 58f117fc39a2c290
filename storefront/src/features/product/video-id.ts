/** Id of a YouTube video from any form of its address; null for other addresses. */
export function youtubeId(address: string | null): string | null {
  const match =
    /^https:\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{11})(?![\w-])/.exec(
      address ?? '',
    );
  return match?.[1] ?? null;
}
