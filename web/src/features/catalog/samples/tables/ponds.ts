export const ponds = [
  { id: 'mill', name: 'millPond', birds: 42, area: 3_100, open: true },
  { id: 'reed', name: 'reedPond', birds: 118, area: 9_800, open: true },
  { id: 'swan', name: 'swanPond', birds: 7, area: 5_400, open: false },
  { id: 'ice', name: 'icePond', birds: 0, area: 1_250, open: false },
] as const;
