/** Whether the words for a picture say nothing of it: there are none, or a camera or a program has named its file so. */
export const isNoDescription = (alt: string): boolean =>
  /^\s*$|\.(?:jpe?g|png|webp|gif|svg|avif|heic)$|^(?:img|dscf?|pxl|screen ?shot|image)[\s_-]*\d(?:[\d\s_.:-]|at|[ap]m|wa)*$/i.test(
    alt,
  );
