import type { CampaignSetup, Recruit } from '../../../src/engine/campaign'

const squadron = (type: string, names: string): readonly Recruit[] =>
  names.split(' ').map(name => ({ name, type, grade: 'Average' }))

/** Campaigns to begin with: four fighters a side, all pilots Average (R34). */
export const READY: readonly CampaignSetup[] = [
  {
    id: 'four-against-four',
    title: 'Four against Four',
    setting: 'Kent, August 1940',
    sides: {
      A: { name: 'British', adjective: 'British', plural: true },
      B: { name: 'Germans', adjective: 'German', plural: true },
    },
    squadrons: {
      A: squadron('spitfire', 'Penrose Lister Ashby Doyle'),
      B: squadron('me-109', 'Keller Lorenz Brandt Ruhl'),
    },
  },
  {
    id: 'camels-and-triplanes',
    title: 'Camels and Triplanes',
    setting: 'The Somme, March 1918',
    sides: {
      A: { name: 'British', adjective: 'British', plural: true },
      B: { name: 'Germans', adjective: 'German', plural: true },
    },
    squadrons: {
      A: squadron('camel', 'Whitlock Thorne Mallory Bexley'),
      B: squadron('dr1', 'Stark Vogt Wendt Falk'),
    },
  },
  {
    id: 'over-the-yalu',
    title: 'Over the Yalu',
    setting: 'Korea, spring 1952',
    sides: {
      A: { name: 'Americans', adjective: 'American', plural: true },
      B: { name: 'Soviets', adjective: 'Soviet', plural: true },
    },
    squadrons: {
      A: squadron('sabre', 'Hobart Miller Strand Quinn'),
      B: squadron('mig-15', 'Orlov Gusev Belov Zimin'),
    },
  },
  {
    id: 'biplanes-over-malta',
    title: 'Biplanes over Malta',
    setting: 'Malta, June 1940',
    sides: {
      A: { name: 'British', adjective: 'British', plural: true },
      B: { name: 'Italians', adjective: 'Italian', plural: true },
    },
    squadrons: {
      A: squadron('gladiator', 'Harker Selwyn Pryce'),
      B: squadron('cr42', 'Bassi Ferri Conti'),
    },
  },
]
