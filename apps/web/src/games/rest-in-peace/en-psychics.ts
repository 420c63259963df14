/** The 29 psychic cards in English: name, what it does in rounds 1 to 9, and what on the tenth. */
export const psychics = {
  no1: {
    name: 'You won’t have it',
    text: 'When this round ends, its psychic card is yours, whether you win or lose the mansion.',
    tenth: 'Does nothing: nobody takes the card of the tenth round.',
  },
  no2: {
    name: 'Auntie, are you there?',
    text: 'Look through your deck, put a ghost from it on your side at once, then shuffle the deck.',
    tenth: 'The same, if your deck holds a card again by then.',
  },
  no3: {
    name: 'Reveal yourself!',
    text: 'Counts as a 1. Until the round ends you see your opponent’s hand.',
    tenth: 'Counts as a 1.',
  },
  no4: {
    name: 'Lady in White',
    text: 'Counts as a 2.',
    tenth: 'Counts as a 2.',
  },
  no5: {
    name: 'Sir Nicholas',
    text: 'Counts as a 3.',
    tenth: 'Counts as a 3.',
  },
  no6: {
    name: 'Tripped',
    text: 'The next card your opponent plays, this round or the next, is a ghost drawn at random from their hand.',
    tenth: 'Does nothing.',
  },
  no7: {
    name: 'Postponed wedding',
    text: 'Cannot be played: place it on the tenth round.',
    tenth: 'Counts as a 3.',
  },
  no8: {
    name: 'Acro-bats',
    text: 'Your even cards (2, 4, 6) count 1 more this round.',
    tenth: 'Your even cards on the tenth round count 1 more.',
  },
  no9: {
    name: 'Ghossssst',
    text: 'Your odd cards (1, 3, 5) count 1 more this round.',
    tenth: 'Your odd cards on the tenth round count 1 more.',
  },
  no10: {
    name: 'Poltergeist',
    text: 'Name a value. Your cards of that value count 2 more this round.',
    tenth: 'Name a value then: your cards of it on the tenth round count 2 more.',
  },
  no11: {
    name: 'Be gone!',
    text: 'Choose a card on your opponent’s side of this round. It leaves the game, and so does what it was still doing.',
    tenth: 'The same with a card on their side of the tenth round.',
  },
  no12: {
    name: 'You don’t scare me',
    text: 'Your opponent’s 1s and 2s count nothing this round.',
    tenth: 'Their 1s and 2s on the tenth round count nothing.',
  },
  no13: {
    name: 'Now or never',
    text: 'Counts as a 4. When the round ends it moves to your side of the tenth round, where it counts −2.',
    tenth: 'Counts −2, also when you place it there yourself.',
  },
  no14: {
    name: 'Two’s more fun',
    text: 'For the rest of the round your opponent plays at least two cards in a turn, or none.',
    tenth: 'Does nothing.',
  },
  no15: {
    name: 'Still me',
    text: 'If you win this round, you may move one of your cards with a value from here to the next round.',
    tenth: 'Does nothing.',
  },
  no16: {
    name: 'Double vision',
    text: 'You may choose one of your cards here that has a value: this card counts the same.',
    tenth: 'The same with one of your cards on the tenth round.',
  },
  no17: {
    name: 'Wraith to the bottom',
    text: 'Name a value. Your opponent’s cards of that value count 2 less this round, but not below 0.',
    tenth: 'Name a value then: their cards of it on the tenth round count 2 less, but not below 0.',
  },
  no18: {
    name: 'I’ll be back',
    text: 'Choose one of your ghosts lying at an earlier round and shuffle it into your deck.',
    tenth: 'The same. It helps a card activated later that uses your deck.',
  },
  no19: {
    name: 'Ghost of Christmas yet to come',
    text: 'Choose a deck. Its top card is shown and put back; this card counts as that value this round.',
    tenth: 'The same, if a deck holds a card again by then.',
  },
  no20: {
    name: 'Let’s meet at the end',
    text: 'Choose a player. A random ghost from their hand goes face down to their side of the tenth round.',
    tenth: 'The same, but the ghost comes face up and counts.',
  },
  no21: {
    name: 'Bloody Mary',
    text: 'Discard two ghosts from your hand. Counts as a 6.',
    tenth: 'Discard two ghosts from your hand then: counts as a 6. With fewer than two it counts 0.',
  },
  no22: {
    name: 'Playing dead',
    text: 'You lose the round at once. First you may take back one of your cards from it.',
    tenth: 'You lose the tenth round at once.',
  },
  no23: {
    name: 'Ghostly goldfish',
    text: 'Counts as two 1s, but is one card.',
    tenth: 'Counts as two 1s.',
  },
  no24: {
    name: 'Private lounge: ghost only',
    text: 'Your opponent plays no more psychic cards this round. Those that lie there keep working.',
    tenth: 'Does nothing.',
  },
  no25: {
    name: 'They were never seen again…',
    text: 'Name two values. For the rest of the round neither player may play or fetch cards of those values.',
    tenth: 'Does nothing.',
  },
  no26: {
    name: 'I pity the Ghoul!',
    text: 'Name a value. Cards of that value on both sides count 3 more this round.',
    tenth: 'Name a value then: cards of it on both sides of the tenth round count 3 more.',
  },
  no27: {
    name: 'Creepy lull',
    text: 'The round is tied at once: its tokens move on to the next round and its psychic card leaves the game.',
    tenth: 'The tenth round is tied at once.',
  },
  no28: {
    name: 'House swap',
    text: 'You may choose two later rounds: their tokens change places.',
    tenth: 'Does nothing.',
  },
  no29: {
    name: 'We’re worthless',
    text: 'Until the round ends every other card, of both players, counts 1 and does nothing.',
    tenth: 'Every other card on the tenth round counts 1 and does nothing.',
  },
} as const;
