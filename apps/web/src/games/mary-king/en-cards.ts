/** The power cards' words in English: the name, and for each effect a few words for the small card and the whole text. */
export const cards = {
  PC1: {
    name: 'Force of Will',
    first: { gist: 'Turn any tile', text: 'Flip any one tile.' },
    second: { gist: 'Turn a row or column', text: 'Flip all tiles of one row or one column.' },
  },
  PC2: {
    name: 'Torment',
    first: { gist: 'They lose 2', text: 'Your opponent discards the top 2 cards of their mind.' },
    second: {
      gist: 'Penalty moves to them',
      text: 'The whole penalty that stands against you moves onto your opponent.',
    },
  },
  PC3: {
    name: 'Forget',
    first: { gist: 'They drop a card', text: 'Your opponent discards 1 card from their hand at random.' },
    second: {
      gist: 'Undo a power card',
      text: 'A power card your opponent is playing does not resolve and is removed from the game.',
    },
  },
  PC4: {
    name: 'Restoration',
    first: { gist: 'Regain up to 3', text: 'Shuffle 1 to 3 cards of your choice from your memory into your mind.' },
    second: { gist: 'Regain 1, on top', text: 'Put 1 card of your choice from your memory on top of your mind.' },
  },
  PC5: {
    name: 'Mirroring',
    first: { gist: 'Turn a row’s ends', text: 'Flip the two outer tiles of one row.' },
    second: {
      gist: 'Copy a pattern',
      text: 'Flip the pattern of the control card on top of either memory, as printed or turned. It is no control play.',
    },
  },
  PC6: {
    name: 'Purgation',
    first: { gist: 'Drop 1 or 2 ideas', text: 'Put 1 or 2 current ideas of either side onto their owners’ memories.' },
    second: {
      gist: 'Change up to 3 cards',
      text: 'Shuffle 1 to 3 cards from your hand into your mind, then draw as many.',
    },
  },
  PG1: {
    name: 'Cold Grip',
    first: { gist: 'Lock up to 3 in a row', text: 'Lock 1 to 3 of your tiles in one row.' },
    second: { gist: 'Lock 1 tile', text: 'Lock 1 of your tiles.' },
  },
  PG2: {
    name: 'Creeping Chill',
    first: { gist: 'Turn 1 or 2 corners', text: 'Flip 1 or 2 opposing corner tiles.' },
    second: { gist: 'Turn a 2×2 block', text: 'Flip all four tiles of a two by two block.' },
  },
  PG3: {
    name: 'Grave Hunger',
    first: {
      gist: 'They lose 2, you 1',
      text: 'Your opponent discards the top 2 cards of their mind, then you discard the top 1 of yours.',
    },
    second: {
      gist: 'The buyer loses 2',
      text: 'The opponent who is buying an idea discards 2 more cards from their mind. The purchase goes on.',
    },
  },
  PG4: {
    name: 'Old Grudge',
    first: {
      gist: 'See their hand',
      text: 'Look at your opponent’s hand; you may choose 1 power card there, and they discard it.',
    },
    second: { gist: 'Draw 2', text: 'Draw 2 cards.' },
  },
  PG5: {
    name: 'Echo',
    first: {
      gist: 'Memory to own idea',
      text: 'Put the top card of your memory on one of your face-up idea stacks. You may buy 1 idea more this turn.',
    },
    second: {
      gist: 'Memory to their idea',
      text: 'Put the top card of your opponent’s memory on one of their face-up idea stacks.',
    },
  },
  PG6: {
    name: 'Dead Silence',
    first: {
      gist: 'Undo a purchase',
      text: 'A purchase of your opponent’s is negated: the idea goes onto its owner’s memory, the price stays paid.',
    },
    second: {
      gist: 'They play 1 fewer',
      text: 'On their next turn your opponent may play 1 control card fewer, but always 1.',
    },
  },
  PM1: {
    name: 'Hold Fast',
    first: { gist: 'Lock 1 or 2 tiles', text: 'Lock 1 or 2 of your tiles.' },
    second: { gist: 'Lock 1 tile', text: 'Lock 1 of your tiles.' },
  },
  PM2: {
    name: 'Familiar Face',
    first: {
      gist: 'Turn what you surround',
      text: 'Flip an opposing tile that shares edges with at least two of yours; then you may flip a second such tile.',
    },
    second: {
      gist: 'Swap two tiles',
      text: 'Two tiles that share an edge and have different controllers change places.',
    },
  },
  PM3: {
    name: 'Deep Breath',
    first: { gist: 'Hand back to mind', text: 'Shuffle 1 or 2 cards from your hand into your mind.' },
    second: { gist: 'Penalty 2 less', text: 'The penalty that stands against you is reduced by 2.' },
  },
  PM4: {
    name: 'Quick Thinking',
    first: {
      gist: 'Take 1 of the top 3',
      text: 'Look at the top 3 cards of your mind, take 1 into your hand and put the others back on top in any order.',
    },
    second: { gist: '1 control card more', text: 'You may play 1 control card more this turn.' },
  },
  PM5: {
    name: 'Second Opinion',
    first: { gist: 'Take your own idea', text: 'Take 1 of your current ideas into your hand. It is no purchase.' },
    second: { gist: 'Drop their idea', text: 'Put 1 of your opponent’s current ideas onto their memory.' },
  },
  PM6: {
    name: 'Stubborn Denial',
    first: {
      gist: 'Undo a control card',
      text: 'A control card your opponent is playing is negated and goes onto its owner’s memory.',
    },
    second: { gist: 'Take off 1 or 2 locks', text: 'Remove 1 or 2 lockdown markers from any tiles.' },
  },
} as const;

/** The special abilities of the two sides. */
export const abilities = {
  ghost: {
    name: 'Haunting Recollection',
    text: 'Turn one of your tokens over. Lay the top 1 or 2 cards of your memory on different face-up idea stacks of yours.',
  },
  mortal: { name: 'Desperate Ingenuity', text: 'Turn one of your tokens over and draw 2 cards from your mind.' },
} as const;
