import type { DemoFollow } from './demo-content.js';

/** Whom each user follows: handles separated by spaces, so that a group fits on a line. */
const circles: Record<string, string> = {
  route_42_ron:
    'savta_miri wrenwatcher zainab_reads ovenat4 danfo_diaries eitan_baderech arjun_offbreak frankie_slowly',
  adaeze_nightsky:
    'danfo_diaries MothTheo ms_abernathy karim_sidewalks segfault_sam lou_fairweather tobias_maintains nightshift_mei savta_miri hana_paper linda_at_the_desk',
  ovenat4: 'gus_stirs omer_debug wrenwatcher nightshift_mei frankie_slowly route_42_ron zainab_reads lou_fairweather',
  'delphine-traduit': 'zainab_reads linda_at_the_desk yael-kotevet hana_paper arjun_offbreak ovenat4 tamar_ringing',
  nightshift_mei:
    'route_42_ron savta_miri pete_route9 ms_abernathy lou_fairweather ovenat4 linda_at_the_desk adaeze_nightsky fretandspruce karim_sidewalks gus_stirs',
  tobias_maintains: 'segfault_sam PriyaTypes omer_debug adaeze_nightsky linda_at_the_desk route_42_ron',
  PriyaTypes:
    'tobias_maintains segfault_sam omer_debug noam_roasts eitan_baderech arjun_offbreak zainab_reads fretandspruce',
  dalia_bagina:
    'savta_miri tamar_ringing karim_sidewalks omer_debug MothTheo yael-kotevet noam_roasts eitan_baderech ms_abernathy',
  fretandspruce: 'hana_paper wrenwatcher route_42_ron pete_route9 linda_at_the_desk ms_abernathy adaeze_nightsky',
  ms_abernathy:
    'adaeze_nightsky lowtide_ines MothTheo nightshift_mei linda_at_the_desk fretandspruce lou_fairweather karim_sidewalks pete_route9 savta_miri dalia_bagina',
  noam_roasts: 'savta_miri yael-kotevet omer_debug dalia_bagina PriyaTypes eitan_baderech ovenat4',
  'yael-kotevet':
    'savta_miri hana_paper delphine-traduit noam_roasts dalia_bagina adaeze_nightsky karim_sidewalks linda_at_the_desk',
  eitan_baderech: 'route_42_ron danfo_diaries karim_sidewalks savta_miri yael-kotevet hana_paper omer_debug PriyaTypes',
  savta_miri:
    'omer_debug noam_roasts dalia_bagina tamar_ringing yael-kotevet route_42_ron eitan_baderech nightshift_mei lou_fairweather gus_stirs arjun_offbreak karim_sidewalks linda_at_the_desk adaeze_nightsky',
  omer_debug:
    'savta_miri segfault_sam tobias_maintains PriyaTypes ovenat4 noam_roasts eitan_baderech tamar_ringing dalia_bagina adaeze_nightsky',
  tamar_ringing: 'wrenwatcher dalia_bagina savta_miri MothTheo karim_sidewalks omer_debug lowtide_ines',
  wrenwatcher:
    'tamar_ringing zainab_reads route_42_ron MothTheo ovenat4 fretandspruce lowtide_ines pete_route9 hana_paper',
  danfo_diaries:
    'adaeze_nightsky route_42_ron eitan_baderech karim_sidewalks linda_at_the_desk gus_stirs frankie_slowly',
  linda_at_the_desk:
    'zainab_reads delphine-traduit hana_paper ms_abernathy nightshift_mei lou_fairweather tobias_maintains danfo_diaries savta_miri route_42_ron pete_route9 yael-kotevet',
  karim_sidewalks:
    'eitan_baderech dalia_bagina danfo_diaries adaeze_nightsky ms_abernathy tamar_ringing savta_miri yael-kotevet fretandspruce',
  hana_paper: 'fretandspruce yael-kotevet delphine-traduit linda_at_the_desk wrenwatcher eitan_baderech',
  pete_route9:
    'lou_fairweather frankie_slowly nightshift_mei fretandspruce ms_abernathy wrenwatcher route_42_ron linda_at_the_desk',
  arjun_offbreak: 'gus_stirs savta_miri PriyaTypes delphine-traduit route_42_ron zainab_reads',
  gus_stirs: 'ovenat4 arjun_offbreak savta_miri lou_fairweather nightshift_mei danfo_diaries',
  lowtide_ines: 'MothTheo wrenwatcher tamar_ringing ms_abernathy adaeze_nightsky',
  frankie_slowly: 'pete_route9 route_42_ron ovenat4 wrenwatcher lou_fairweather nightshift_mei',
  segfault_sam: 'tobias_maintains PriyaTypes omer_debug adaeze_nightsky ovenat4 zainab_reads nightshift_mei',
  MothTheo: 'tamar_ringing wrenwatcher lowtide_ines adaeze_nightsky dalia_bagina ms_abernathy',
  zainab_reads:
    'linda_at_the_desk delphine-traduit wrenwatcher route_42_ron ovenat4 PriyaTypes segfault_sam danfo_diaries',
  lou_fairweather:
    'nightshift_mei pete_route9 gus_stirs linda_at_the_desk hana_paper route_42_ron ms_abernathy ovenat4 savta_miri',
};

export const demoFollows: readonly DemoFollow[] = Object.entries(circles).map(([from, to]) => ({
  from,
  to: to.split(' '),
}));
