/**
 * The postal operators behind the country codes of S10, by the region under which the Universal Postal Union
 * lists them: code | country | operator | its site | page in the Union's list, where not named for the country.
 */

import type { Country } from '../format.ts';

const REFERENCE = 'http://www.upu.int/en/the-upu/member-countries';

const regions = {
  africa: `
AO | Angola | Correios de Angola | http://www.correiosdeangola.co.ao/
BF | Burkina Faso | SONAPOST | http://www.sonapost.bf/
BI | Burundi | RNP – Régie nationale des postes | http://www.poste.bi/
BJ | Benin | La Poste du Bénin | http://www.laposte.bj/index1.php?id_page=1
BW | Botswana | BotswanaPost | http://www.botspost.co.bw/
CD | Democratic Republic of the Congo | Congolese Posts and Telecommunications Corporation |
CF | Central African Rep. | Direction des services postaux de l'Office National des Postes et de l'Épargne |
CG | Congo (Rep.) | Congolese Posts and Savings Company |
CI | Côte d'Ivoire (Rep.) | La Poste de Côte d’Ivoire | http://www.laposte.ci/bureau.php
CM | Cameroon | CAMPOST – Cameroon Postal Services | http://campostonline.com/
CV | Cape Verde | Correios de Cabo Verde | http://www.correios.cv/
DJ | Djibouti | La Poste de Djibouti |
DZ | Algeria | Algérie Poste | http://www.poste.dz/codepostal/
EG | Egypt | Egypt Post | http://www.egyptpost.org/
ER | Eritrea | Eritrean Postal Service | http://www.eriposta.com/
ET | Ethiopia | Ethiopian postal service | http://www.ethiopostal.com/
GA | Gabon | La Poste SA | http://www.laposte.ga/
GH | Ghana | Ghana Post | http://www.ghanapostgh.com/
GM | Gambia | Gambia Postal services Corporation | http://www.gampost.gm/
GN | Guinea | Office de la poste guinéenne |
GQ | Equatorial Guinea | Equatorial Guinea Post |
GW | Guinea-Bissau | Correios da Guiné-Bissau |
KE | Kenya | Posta Kenya | http://www.posta.co.ke/postOfficeFind.asp
KM | Comoros | Societé Nationale des Postes et des Services Financiers | http://www.lapostecomores.com/bureaux.php
LR | Liberia | Ministry of Posts and Telecommunications | http://www.mopt.gov.lr/
LS | Lesotho | Lesotho Post | http://lesothopost.org.ls/
LY | Libya | Libya Post | http://libyapost.ly/en/
MA | Morocco | Barid Al-Maghrib – Poste Maroc | http://www.codepostal.ma/search_mot.aspx?keyword=
MG | Madagascar | PAOSITRA MALAGASY | http://www.mtpc.gov.mg/
ML | Mali | Office national des postes | http://www.laposte.ml/
MR | Mauritania | MAURIPOST – Société Mauritanienne des Postes | http://www.mauripost.mr/
MU | Mauritius | Mauritius Post | http://www.mauritiuspost.mu/
MW | Malawi | Malawi Posts Corporation | http://www.malawiposts.com/
MZ | Mozambique | Correios de Moçambique | http://www.correios.co.mz/
NA | Namibia | NAM Post | https://www.nampost.com.na/
NE | Niger | Niger Poste | http://www.nigerposte.net/
NG | Nigeria | Nigerian Postal Service | http://www.nigeriapostcodes.com/
RW | Rwanda | National Post Office (Iposita) | http://i-posita.rw/spip.php?article1
SC | Seychelles | Seychelles Postal Service | http://www.seychellespost.gov.sc/
SD | Sudan | Sudapost | http://sudapost.sd/index.php/en/
SL | Sierra Leone | Sierra Leone Postal Services | http://www.salpost.sl/
SN | Senegal | La Poste Senegal | http://www.laposte.sn/laposte/trouver_codepostal.php
SO | Somalia | Somali Post |
SS | South Sudan (Rep.) | Minister of Telecommunication and Postal Services |
ST | Sao Tome and Principe | Correios de São Tomé e Príncipe | http://www.inh.st/correios.st.htm
SZ | Swaziland | Swaziland Posts & Telecommunications Corporation | http://www.sptc.co.sz/swazipost/codes.php
TD | Chad | Société tchadienne des postes et de l'épargne |
TG | Togo | La Poste du Togo | http://www.laposte.tg/
TN | Tunisia | La Poste Tunisienne | http://www.poste.tn/codes.php
TZ | Tanzania (United Rep.) | Tanzania Posts Corporation | http://www.posta.co.tz/
UG | Uganda | Posta Uganda | http://www.ugapost.co.ug/
ZA | South Africa | South African Post Office | http://www.postoffice.co.za/ContactUs/postalcode.html
ZM | Zambia | Zambia Postal Services Corporation (ZAMPOST) | http://www.zampost.com.zm/
ZW | Zimbabwe | Zimpost – Zimbabwe Posts | http://www.zimpost.co.zw/
`,
  americas: `
AG | Antigua and Barbuda | Antigua Postal Services |
AR | Argentina | Correo Argentino | http://www.correoargentino.com.ar/formularios/cpa
BB | Barbados | Barbados Postal Service | http://www.bps.gov.bb/
BO | Bolivia | ECOBOL – Empresa de Correos de Bolivia | http://www.correosbolivia.com/
BR | Brazil | CORREIOS | http://www.buscacep.correios.com.br/servicos/dnec/index.do
BS | Bahamas | Bahamas Postal Service | http://www.bahamas.gov.bs/postalservice
BZ | Belize | Belize Postal Service | http://www.belizepostalservice.gov.bz/site/
CA | Canada | Canada Post | http://www.canadapost.ca/cpotools/apps/fpc/personal/findByCity?execution=e1s1
CL | Chile | Correos de Chile | http://www.correos.cl/SitePages/home.aspx
CO | Colombia | 4-72 La Red Postal de Colombia | http://visor.codigopostal.gov.co/472/visor/
CR | Costa Rica | Correos de Costa Rica | https://www.correos.go.cr/nosotros/codigopostal/busqueda.html
CU | Cuba | Ministerio de la Informática y las comunicaciones de Cuba | http://www.mic.gov.cu/
DM | Dominica | General Post Office | http://publicworks.gov.dm/index.php/divisions/general-post-office/20-gpo-about-us
DO | Dominican Republic | INPOSDOM – Instituto Postal Dominicano | http://www.inposdom.gob.do/servicios/codigo-postal
EC | Ecuador | Correos del Ecuador | http://www.codigopostal.gob.ec/#
GD | Grenada | Grenada Postal Corporation | http://www.grenadapostal.com/index.html
GT | Guatemala | El Correo | http://www.elcorreo.com.gt/cdgcorreo/index.php?option=com_content&view=article&id=104&Itemid=233
GY | Guyana | Guyana Post Office Corporation | http://guypost.gy/gpoc/
HN | Honduras (Rep.) | Honducor | http://honducor.gob.hn/codpost/consulta.php
HT | Haiti | Office des Postes d’Haiti | http://postehaiti.gouv.ht/notre-reseau-postal
JM | Jamaica | Jamaica Post | http://www.jamaicapost.gov.jm/
KN | Saint Christopher (Saint Kitts) and Nevis | St. Kitts & Nevis Postal Services | http://www.post.gov.kn/
LC | Saint Lucia | Saint Lucia Postal Service | http://www.stluciapostal.com/
MX | Mexico | Correos de México | http://www.correosdemexico.gob.mx/ServiciosLinea/Paginas/ccpostales.aspx
NI | Nicaragua | Correos de Nicaragua | http://www.correos.gob.ni/
PA | Panama (Rep.) | Correos de Panamá | http://www.correospanama.gob.pa/
PE | Peru | SERPOST – Servicios Postales del Perú | http://www.mtc.gob.pe/portal/CPOSTAL/Listado_codigo_postal.html
PY | Paraguay | Correo Paraguayo | http://www.correoparaguayo.gov.py/
SR | Suriname | SURPOST | http://www.surpost.com/surpost2/index.php
SV | El Salvador | Correos de El Salvador | http://www.correos.gob.sv/
TT | Trinidad and Tobago | Trinidad and Tobago Postal Corporation | http://www.ttpost.net/
US | United States of America | United States Postal Service | http://zip4.usps.com/zip4/welcome.jsp
UY | Uruguay | Correo Uruguayo | http://www.correo.com.uy/index.asp?codPag=codPost&switchMapa=codPost
VC | Saint Vincent and the Grenadines | SVG Postal Corporation | http://www.svgpost.gov.vc/
VE | Venezuela | IPOSTEL – Instituto Postal Telegráfico de Venezuela | http://www.ipostel.gob.ve/nlinea/codigo_postal.php
`,
  'eastern-europe-and-northern-asia': `
AM | Armenia | Haypost - Armenian Postal Service | http://www.haypost.am/view-lang-eng-page-25.html
AZ | Azerbaijan | Azarpoçt | http://www.azerpost.az/?options=content&id=188&language=en
BA | Bosnia and Herzegovina | JP BH POŠTA d.o.o. Sarajevo | http://www.post.ba/postanski_brojevi_bih.php
BG | Bulgaria (Rep.) | Bulgarian Posts | http://www.bgpost.bg/?cid=131
BY | Belarus | Belpochta | http://zip.belpost.by/
CZ | Czech Rep. | Česká Pošta | http://psc.cpost.cz/CleanForm.action?request_locale=en
EE | Estonia | Eesti Post | http://www.post.ee/
GE | Georgia | Georgian Post | http://www.georgianpost.ge/?site-lang=en&site-path=help/zipcodes/&letter=A
HU | Hungary | Magyar Posta | http://www.posta.hu/ugyfelszolgalat/iranyitoszam_kereso
KG | Kyrgyzstan | Kyrgyz Post | http://kyrgyzpost.kg/ru/news.html
KZ | Kazakhstan | Kazpost | http://www.kazpost.kz/ru/poisk-pochtovogo-indeksa-0
LT | Lithuania | Lietuvos Pastas | http://www.post.lt/en/help/postal-code-search
LV | Latvia | Latvia Post | http://www.pasts.lv/lv/uzzinas/parbaudit-adresi/
MD | Moldova | Posta Moldovei | http://www.posta.md/ro/postal_code.html
ME | Montenegro (Rep.) | Pošta Crne Gore | http://www.postacg.me/main.php?idstr=177
MK | The former Yugoslav Republic of Macedonia | Macedonian Post & Telecommunications | http://www.posta.mk/pravilno_adresiranje.html
PL | Poland | Poczta Polska | http://kody.poczta-polska.pl/
RO | Romania | Posta Romana | http://www.posta-romana.ro/postal_codes
RS | Serbia (Rep.) | PTT Communications "Srbija" | http://www.posta.rs/struktura/eng/aplikacije/pronadji/nadji-pak-rezultat.asp
RU | Russian Federation | Russian Post | http://www.russianpost.ru/rp/servise/ru/home/postuslug/searchops
SK | Slovakia | Slovenská Posta | http://psc.posta.sk/
TJ | Tajikistan | Tajikistan’s communications service agency |
TM | Turkmenistan | Turkmenpost | http://www.turkmenpost.gov.tm/about_index.php
UA | Ukraine | Ukrposhta | http://services.ukrposhta.com/postindex_new/default.aspx?lang=en
UZ | Uzbekistan | Post of Uzbekistan | http://www.pochta.uz/index.php/en/postal-indexes/9
`,
  'southern-asia-and-oceania': `
AE | United Arab Emirates | Emirates Post | http://www.emiratespost.com/content/english/index.jsp
AF | Afghanistan | Afghan Post | http://postalcode.afghanpost.gov.af/
AU | Australia | Australia Post | http://www1.auspost.com.au/postcodes/
BD | Bangladesh | Bangladesh Post Office | http://www.bangladeshpost.gov.bd/PostCode.asp
BH | Bahrain | Bahrain Post | http://www.transportation.gov.bh/en/modules.php?name=Content&pa=showpage&pid=97
BN | Brunei Darussalam | Brunei Postal Services | http://www.post.gov.bn/
BT | Bhutan | Bhutan Post | http://www.bhutanpost.com.bt/postcode/postcode.php
CN | China (People's Rep.) | China Post | http://www.cpdc.com.cn/web/index.php?m=postsearch&c=index&a=init&t=addr
FJ | Fiji | Post Fiji | http://www.postfiji.com.fj/
ID | Indonesia | Pos Indonesia | http://kodepos.indonesiaweb.info/en/street/
IL | Israel | Israel Post | http://www.israelpost.co.il/zipcode.nsf/demozip?openform
IN | India | India Post | http://www.indiapost.gov.in/
IQ | Iraq | Iraqi Post | http://www.iraqipost.net/
IR | Iran (Islamic Rep.) | Islamic Republic of Iran Post Co. | http://www.post.ir/Homepage.aspx?site=PostPortal&lang=fa-IR&tabid=0
JO | Jordan | Jordan Post | http://www.jordanpost.com.jo/
JP | Japan | Japan Post | http://www.post.japanpost.jp/zipcode/index.html
KH | Cambodia | Ministry of Posts and Telecommunications | http://www.mptc.gov.kh/
KI | Kiribati | Kiribati Public Service Public |
KP | Dem People's Rep. of Korea | Korea Post and Telecommunications Corporation |
KR | Korea (Rep.) | Korea Post | http://www.epost.go.kr/roadAreaCdEng.retrieveRdEngAreaCdList.comm
KW | Kuwait | Kuwait Ministry of Communications | http://moc.kw/English/index.html
LA | Laos | Entreprise des Postes Lao |  | lao-peoples-dem-rep
LB | Lebanon | LibanPost | http://www.libanpost.com.lb/
LK | Sri Lanka | Sri Lanka Post | http://www.slpost.gov.lk/
MM | Myanmar | Myanmar Post and Telecommunications Department |
MN | Mongolia | Mongol Post - Монгол шуудан компани | http://www.zipcode.mn/
MV | Maldives | Maldives Post | http://www.maldivespost.com/index.php?lid=10
MY | Malaysia | Pos Malaysia | http://www.pos.com.my/pos/homepage.aspx
NP | Nepal | Nepal Postal Services | http://www.gpo.gov.np/postalcode.aspx
NR | Nauru | Nauru General Post Office |
NZ | New Zealand (including the Ross Dependency) | New Zealand Post | http://www.nzpost.co.nz/Cultures/en-NZ/OnlineTools/PostCodeFinder/
OM | Oman | Oman Post | http://www.omanpost.om/Portals/2/Skins/skins//tabid/64/Default.aspx
PG | Papua New Guinea | Post PNG | http://www.postpng.com.pg/
PH | Philippines | PHLPOST – Philippine Postal Corporation | https://www.phlpost.gov.ph/zip-code-search.php
PK | Pakistan | Pakistan Post | http://www.pakpost.gov.pk/postcode/postcode.html
QA | Qatar | Qatar Post | http://www.qpost.com.qa/
SA | Saudi Arabia | Saudi Post | http://maps.address.gov.sa
SB | Solomon Islands | Solomon Post |
SG | Singapore | SingPost | http://www.singpost.com.sg/quick_services/index.htm
SY | Syrian Arab Rep. | Syrian Post | http://www.syrianpost.gov.sy/
TH | Thailand | Thailand Post | http://www.thailandpost.com/search.php
TL | Timor-Leste (Dem. Rep.) | Correios de Timor Leste |
TO | Tonga (including Niuafo'ou) | Tonga Post | http://tongapost.to/
TV | Tuvalu | Tuvalu Philatelic Bureau |
VN | Viet Nam | VNPT – Vietnam Posts and Telecommunications Group | http://postcode.vnpost.vn/services/search.aspx
VU | Vanuatu | Vanuatu Post | http://www.vanuatupost.vu/
WS | Samoa | Samoa Post | http://www.samoapost.ws/
YE | Yemen | Yemen Post | http://www.post.ye/
`,
  'western-europe': `
AL | Albania | Posta Shqiptare | http://www.postashqiptare.al/
AT | Austria | Österreichische Post AG | http://www.post.at/en/index.php
BE | Belgium | bpost | http://www.bpost.be/site/fr/residential/customerservice/search/postal_codes.html
CH | Switzerland | La Poste Suisse | http://www.swisspost.ch/post-startseite.htm
CY | Cyprus | Cyprus Post | http://www.mcw.gov.cy/mcw/dps/dps.nsf/index_en/index_en?OpenDocument
DE | Germany | Deutsche Post | http://www.postdirekt.de/plzserver/PlzSearchServlet?lang=en_GB&id=viewstreet
DK | Denmark | Post Danmark | http://www.postdanmark.dk/en/find_postcode/Pages/home.aspx
ES | Spain | Correos y Telégrafos | http://www.correos.es/ss/Satellite/site/pagina-buscador_codigos_postales/sidioma=es_ES
FI | Finland (including the Åland Islands) | Posti Ltd | http://www.verkkoposti.com/e3/english/postalcodecatalog | finland-including-the-aaland-islands
FR | France | La Poste | http://www.laposte.fr/Entreprise/Outils-Indispensables/Outils/Trouvez-un-code-postal
GB | Great Britain | Royal Mail Group plc | http://www.royalmail.com/postcode-finder?gear=postcode&campaignid=postcodefinder_redirect
GR | Greece | Hellenic Post ELTA | http://www.elta.gr/en-us/findapostcode.aspx
HR | Croatia | Hrvatska Posta - Croatian Post | http://www.posta.hr/default.aspx?pretpum&id=3417
IE | Ireland | AN Post - regulatory and International affairs Unit | http://locator.anpost.ie/
IS | Iceland | Íslandspóstur hf | http://www.postur.is/en/desktopdefault.aspx/tabid-450/700_read-1715/
IT | Italy | Poste Italiane | http://www.poste.it/online/cercacap/
LI | Liechtenstein | Liechtensteinische Post AG | http://www.post.li/
LU | Luxembourg | Post | http://www.post.lu/en/particuliers/courrier/rechercher-un-code-postal
MC | Monaco | La Poste Monaco | http://www.lapostemonaco.mc/
MT | Malta | Malta Post | http://postcodes.maltapost.com/
NL | Netherlands | PostNL | http://www.postnl.nl/voorthuis/
NO | Norway | Posten | http://adressesok.posten.no/en/postal_codes/search
PT | Portugal | CTT - Correios | http://www.ctt.pt/feapl_2/app/open/tools.jspx?tool=1
SE | Sweden | Posten Sweden Post | http://www.posten.se/oldurls/old_postnummersok.jspv
SI | Slovenia | Posta Slovenije d.o.o. | http://www.posta.si/postne-stevilke-doma
SM | San Marino | Poste San Marino | http://www.poste.sm/on-line/home.html
TR | Turkey | Turkey Post | http://postakodu.ptt.gov.tr/
VA | Vatican | Vatican post | http://www.vaticanstate.va/EN/Services/Philatelic_and_Numismatic_Office/
`,
  unlisted: `
HK | China | Hong Kong Post | http://www.hongkongpost.hk
`,
};

export const s10Countries: ReadonlyMap<string, Country> = new Map(
  Object.entries(regions).flatMap(([region, rows]) =>
    rows
      .trim()
      .split('\n')
      .map((row) => readRow(region, row)),
  ),
);

function readRow(region: string, row: string): [string, Country] {
  const [code = '', name = '', operator = '', operatorUrl = '', page = pageName(name)] = row.split(/ \| ?/);
  const referenceUrl = region === 'unlisted' ? '' : `${REFERENCE}/${region}/${page}.html`;
  return [code, { code, name, operator, operatorUrl, referenceUrl }];
}

/** "Korea (Rep.)" is under korea-rep, "Côte d'Ivoire" under cote-divoire. */
function pageName(country: string): string {
  const plain = country
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f']/g, '')
    .toLowerCase();
  return plain.replaceAll(/[^a-z]+/g, '-').replaceAll(/^-|-$/g, '');
}
