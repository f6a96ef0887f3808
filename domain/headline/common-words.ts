import { foldForSearch } from '#domain/listing/list/search-text.ts';

/**
 * Names that are ordinary words, or mean more than one thing: in a headline they name a listing only beside its ticker
 * or a word such as “token”. A listing named by another such word is found too often until the word is added here.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `ape apex arrow atlas axis badger balance band bank base beam bear bit blast blur bolt bond bridge bull cake cap cat
  cell chain change circle clover coin compound core cosmic cream cross crown crypto curve cyber dash data digital dog
  dollar drift eagle earn echo eden edge element energy euro exchange falcon fetch finance fire flare flash flex flow
  flux force forth fox freedom fuel fun fuse gala gas gate gem gemini global gold golem graph grass grin harmony hash
  helium hive holo hook hope humanity icon idea immutable internet ion iris islamic jupiter just keep key kite leo
  liberty lightning link liquid loom loop lunar magic maker mantle mars mask matter meme mercury merit meta mint mirror
  money moon move movement near network neon new nexus nova now ocean omega omni one ontology open optimism orbit orchid
  order origin people perpetual phoenix pi pixel play point portal power prime project prompt pulse pyramid quant
  radiant rain rally ready render request reserve river rocket root rose safe sand scroll secret shadow silver siren snow
  solar space spark spell stable stacks star status steem stellar step storm stride sun super swap sync synapse tangent
  telos terra theta thunder titan token torn trace trade trump trust turbo ultra unity usd vault venus verge virtual
  vision volt wallet wave waves wing world zero zone
  سوي بيبي إسلاميك رقمية نور أمان سلام عالم شمس قمر ذهب حلال`
    .split(/\s+/)
    .concat(['internet computer', 'يو إس دي', 'إنترنت كمبيوتر'])
    .map(foldForSearch),
);
