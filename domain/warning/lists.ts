import type { Bilingual } from '#domain/method/definition.ts';
import type { ListId } from './list-ids.ts';
import {
  readAddresses,
  readMetaMask,
  readNcasp,
  readPolkadot,
  readScamSniffer,
  type Shape,
} from './shapes.ts';

/** A list of warnings; `authority` where a regulator publishes it. */
export interface WarningList {
  kind: 'authority' | 'phishing';
  names: 'domains' | 'addresses';
  name: Bilingual;
  /** The address at which readers see the list. */
  url: string;
  /** The address of its file. */
  file: string;
  /** How often it is expected to change. */
  rhythmDays: number;
  read: Shape;
}

export const LISTS: Record<ListId, WarningList> = {
  'esma-ncasp': {
    kind: 'authority',
    names: 'domains',
    name: {
      en: 'ESMA’s register of non-compliant crypto-asset service providers',
      ar: 'سجل الهيئة الأوروبية للأوراق المالية والأسواق (ESMA) لمقدّمي خدمات الأصول المشفّرة غير الممتثلين',
    },
    url: 'https://www.esma.europa.eu/sites/default/files/2024-12/NCASP.csv',
    file: 'https://www.esma.europa.eu/sites/default/files/2024-12/NCASP.csv',
    rhythmDays: 7,
    read: readNcasp,
  },
  metamask: {
    kind: 'phishing',
    names: 'domains',
    name: { en: 'MetaMask’s phishing list', ar: 'قائمة MetaMask لمواقع التصيّد' },
    url: 'https://github.com/MetaMask/eth-phishing-detect',
    file: 'https://raw.githubusercontent.com/MetaMask/eth-phishing-detect/main/src/config.json',
    rhythmDays: 1,
    read: readMetaMask,
  },
  'polkadot-js': {
    kind: 'phishing',
    names: 'domains',
    name: { en: 'polkadot-js’s phishing list', ar: 'قائمة polkadot-js لمواقع التصيّد' },
    url: 'https://github.com/polkadot-js/phishing',
    file: 'https://polkadot.js.org/phishing/all.json',
    rhythmDays: 1,
    read: readPolkadot,
  },
  'polkadot-js-addresses': {
    kind: 'phishing',
    names: 'addresses',
    name: {
      en: 'polkadot-js’s list of scammers’ addresses',
      ar: 'قائمة polkadot-js لعناوين المحتالين',
    },
    url: 'https://github.com/polkadot-js/phishing/blob/master/address.json',
    file: 'https://polkadot.js.org/phishing/address.json',
    rhythmDays: 1,
    read: readAddresses,
  },
  'scamsniffer-addresses': {
    kind: 'phishing',
    names: 'addresses',
    name: {
      en: 'ScamSniffer’s list of scammers’ addresses',
      ar: 'قائمة ScamSniffer لعناوين المحتالين',
    },
    url: 'https://github.com/scamsniffer/scam-database/blob/main/blacklist/address.json',
    file: 'https://raw.githubusercontent.com/scamsniffer/scam-database/main/blacklist/address.json',
    rhythmDays: 1,
    read: readAddresses,
  },
  scamsniffer: {
    kind: 'phishing',
    names: 'domains',
    name: { en: 'ScamSniffer’s scam database', ar: 'قاعدة بيانات ScamSniffer لمواقع الاحتيال' },
    url: 'https://github.com/scamsniffer/scam-database',
    file: 'https://raw.githubusercontent.com/scamsniffer/scam-database/main/blacklist/combined.json',
    rhythmDays: 1,
    read: readScamSniffer,
  },
};

/** Whether a list of warnings has this id. */
export function isListId(id: string): id is ListId {
  return Object.hasOwn(LISTS, id);
}
